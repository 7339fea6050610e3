import type { MoodEntry } from '@pulli/domain/mood/mood-entry.ts'
import { weekdayPatterns } from '@pulli/domain/mood/weekday-pattern.ts'
import { m } from '@pulli/messages/messages.js'

const NAMES = [
  m.mood_mondays,
  m.mood_tuesdays,
  m.mood_wednesdays,
  m.mood_thursdays,
  m.mood_fridays,
  m.mood_saturdays,
  m.mood_sundays,
] as const

const inList = new Intl.ListFormat('en-IN')

/** Weekdays that differ from the others, if there is enough data; otherwise nothing. */
export function WeekdayWords({ entries, today }: { entries: readonly MoodEntry[]; today: string }) {
  const patterns = weekdayPatterns(entries, today)
  if (patterns.length === 0) return null
  const named = (wanted: 'higher' | 'lower') =>
    patterns.filter(({ direction }) => direction === wanted).map(({ weekday }) => NAMES[weekday]?.() ?? '')
  const higher = named('higher')
  const lower = named('lower')
  return (
    <div className="back__weekdays">
      <h3>{m.mood_back_week_title()}</h3>
      {higher.length > 0 && <p>{m.mood_back_higher({ days: inList.format(higher) })}</p>}
      {lower.length > 0 && <p>{m.mood_back_lower({ days: inList.format(lower) })}</p>}
      <p className="note">{m.mood_back_week_care()}</p>
    </div>
  )
}
