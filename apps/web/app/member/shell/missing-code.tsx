import { m } from '@pulli/messages/messages.js'

/** NAV-23: says that the code of another page could not be loaded. */
export function MissingCode({ onRetry }: { onRetry: () => void }) {
  return (
    <p className="refusal" role="alert">
      {m.dashboard_part_missing()}{' '}
      <button type="button" className="linkish" onClick={onRetry}>
        {m.dashboard_try_again()}
      </button>
    </p>
  )
}
