import type { Mood } from '@pulli/contracts/mood.ts'
import { lastSevenDays } from '@pulli/domain/day/last-seven-days.ts'
import { MOOD_TYPES } from '@pulli/domain/mood/mood-types.ts'
import { m } from '@pulli/messages/messages.js'
import { MoodFigure } from '@pulli/ui/mood-figure/mood-figure.tsx'

interface WeekDaysProps {
  moods: readonly Mood[]
  /** `YYYY-MM-DD` by the browser's clock. */
  today: string
}

const weekday = new Intl.DateTimeFormat('en-IN', { weekday: 'short', timeZone: 'UTC' })

/** The last seven days, today last, each with figure and mood. */
export function WeekDays({ moods, today }: WeekDaysProps) {
  const days = lastSevenDays(today)
  const byDay = new Map(moods.map((mood) => [mood.day, mood.mood_type]))
  if (!days.some((day) => byDay.has(day))) return <p className="first__week quiet">{m.week_empty()}</p>
  return (
    <ol className="week">
      {days.map((day) => {
        const type = byDay.get(day)
        return (
          <li key={day} className={classNames(day === today, type === undefined)}>
            <span className="week__name">
              {weekday.format(new Date(`${day}T00:00:00Z`))}
              <span className="tnum"> {Number(day.slice(8))}</span>
              {day === today && <span className="sr"> {m.week_today()}</span>}
            </span>
            {type ? (
              <>
                <MoodFigure value={MOOD_TYPES.indexOf(type)} />
                <span className="week__mood">{type}</span>
              </>
            ) : (
              <>
                <span className="week__empty" aria-hidden="true" />
                <span className="sr">{m.week_none()}</span>
              </>
            )}
          </li>
        )
      })}
    </ol>
  )
}

function classNames(isToday: boolean, isEmpty: boolean) {
  return [isToday && 'is-today', isEmpty && 'is-empty'].filter(Boolean).join(' ') || undefined
}
