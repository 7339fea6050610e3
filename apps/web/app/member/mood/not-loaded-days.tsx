import { m } from '@pulli/messages/messages.js'
import { Refusal } from '#call/refusal.tsx'

interface NotLoadedDaysProps {
  text: string
  isBusy: boolean
  onRetry: () => void
}

/** Says what could not be loaded, with *Try again*. */
export function NotLoadedDays({ text, isBusy, onRetry }: NotLoadedDaysProps) {
  return (
    <Refusal>
      {text}{' '}
      <button type="button" className="linkish" aria-busy={isBusy} onClick={onRetry}>
        {m.dashboard_try_again()}
      </button>
    </Refusal>
  )
}
