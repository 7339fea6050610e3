import type { Mood } from '@pulli/contracts/mood.ts'
import { m } from '@pulli/messages/messages.js'
import { usePending } from '#member/check-in/pending-check-in.ts'
import { dayInFull } from '#member/day/date-words.ts'

/** The entry of the hovered day. Not for screen readers: each day has its own text. */
export function DayReadout({ day, mood }: { day: string | undefined; mood: Mood | undefined }) {
  const all = usePending()
  const pending = all.get(day ?? '')
  const type = pending?.moodType ?? mood?.mood_type
  const note = pending?.note ?? mood?.note
  return (
    <div className="readout note" aria-hidden="true">
      {day && type ? (
        <p>
          <b>
            {dayInFull(day)}: {type}
            {pending && ` (${m.offline_mood_day()})`}
          </b>
          {note && <span className="readout__note">{note}</span>}
        </p>
      ) : (
        <p>
          {m.mood_calendar_words()} {m.mood_calendar_fill()}
        </p>
      )}
      {all.size > 0 && <p className="readout__waiting">{m.offline_mood_key()}</p>}
    </div>
  )
}
