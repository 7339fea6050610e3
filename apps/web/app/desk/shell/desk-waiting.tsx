import { m } from '@pulli/messages/messages.js'

/** Where a call has not answered yet. */
export function DeskWaiting() {
  return (
    <p className="desk__wait" aria-busy="true">
      <span className="sr">{m.dashboard_loading()}</span>
    </p>
  )
}
