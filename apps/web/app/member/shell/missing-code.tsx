import { m } from '@pulli/messages/messages.js'

/** NAV-23: the code of a page did not come; what is shown stays. */
export function MissingCode({ onRetry }: { onRetry: () => void }) {
  return (
    <p className="dash__no" role="alert">
      {m.dashboard_part_missing()}{' '}
      <button type="button" className="linkish" onClick={onRetry}>
        {m.dashboard_try_again()}
      </button>
    </p>
  )
}
