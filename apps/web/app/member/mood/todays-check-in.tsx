import { m } from '@pulli/messages/messages.js'
import { CheckInForm } from './check-in-form.tsx'
import type { OpenCheckIn } from './use-check-in.ts'

interface TodaysCheckInProps {
  checkIn: OpenCheckIn
  /** Whether it shows what was entered before the login. */
  isRestored: boolean
  onSaved: () => void
}

const ID = 'today'

/** MOD-01, MOD-03: today's mood, as it was saved or is being entered. */
export function TodaysCheckIn({ checkIn, isRestored, onSaved }: TodaysCheckInProps) {
  return (
    <section className="checkin" aria-labelledby={`${ID}-h`}>
      <h1 id={`${ID}-h`}>{m.mood_title()}</h1>
      {isRestored && checkIn.isChanged && <p className="note">{m.mood_restored()}</p>}
      <CheckInForm
        checkIn={checkIn}
        id={ID}
        sliderLabel={m.mood_slider_today()}
        onSaved={onSaved}
        onCancel={checkIn.isChanged ? checkIn.reset : undefined}
      />
    </section>
  )
}
