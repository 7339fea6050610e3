import type { Mood } from '@pulli/contracts/mood.ts'
import { m } from '@pulli/messages/messages.js'
import { dayInFull } from './date-words.ts'

/** What the pointed day says, for eyes; the days say it themselves to a screen reader. */
export function DayReadout({ day, mood }: { day: string | undefined; mood: Mood | undefined }) {
  return (
    <div className="readout note" aria-hidden="true">
      {day && mood ? (
        <p>
          <b>
            {dayInFull(day)}: {mood.mood_type}
          </b>
          {mood.note && <span className="readout__n">{mood.note}</span>}
        </p>
      ) : (
        <p>
          {m.mood_calendar_words()} {m.mood_calendar_fill()}
        </p>
      )}
    </div>
  )
}
