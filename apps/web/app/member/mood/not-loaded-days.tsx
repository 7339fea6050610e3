import { m } from '@pulli/messages/messages.js'

interface NotLoadedDaysProps {
  text: string
  isBusy: boolean
  onRetry: () => void
}

/** What could not be loaded, in words, and the way to try again. */
export function NotLoadedDays({ text, isBusy, onRetry }: NotLoadedDaysProps) {
  return (
    <p className="dash__no" role="alert">
      {text}{' '}
      <button type="button" className="linkish" aria-busy={isBusy} onClick={onRetry}>
        {m.dashboard_try_again()}
      </button>
    </p>
  )
}
