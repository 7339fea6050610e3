import { m } from '@pulli/messages/messages.js'

interface NotLoadedDaysProps {
  text: string
  isBusy: boolean
  onRetry: () => void
}

/** Says what could not be loaded, with *Try again*. */
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
