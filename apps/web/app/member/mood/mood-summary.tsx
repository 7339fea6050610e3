import { addDays } from '@pulli/domain/day/add-days.ts'
import { brighterNotes } from '@pulli/domain/mood/brighter-notes.ts'
import { countMoods } from '@pulli/domain/mood/count-moods.ts'
import { MOOD_TYPES } from '@pulli/domain/mood/mood-types.ts'
import { m } from '@pulli/messages/messages.js'
import { memo } from 'react'
import { dayInShort } from '#member/day/date-words.ts'
import { SmallMood } from './mood-symbols.tsx'
import type { Days } from './use-mood-days.ts'
import { entriesOf } from './use-mood-days.ts'
import { WeekdayWords } from './weekday-words.tsx'

const DAYS_BACK = 30
const ID = 'mood-back-h'

/** Counts of the last 30 days and the member's own notes. No causes, no findings. */
export const MoodSummary = memo(function MoodSummary({ days, today }: { days: Days; today: string }) {
  const entries = entriesOf(days)
  const { of, total } = countMoods(entries, { from: addDays(today, 1 - DAYS_BACK), to: today })
  const notes = brighterNotes(entries, today)
  return (
    <section className="backsec" aria-labelledby={ID}>
      <h2 id={ID}>{m.mood_back_title()}</h2>
      <p className="back__total">{entries.length === 0 ? m.mood_back_begin() : totalInWords(total)}</p>
      {total > 0 && (
        <ul className="back__list">
          {MOOD_TYPES.map((type) => (
            <li key={type}>
              <SmallMood type={type} />
              <b>{type}</b> <span className="note tnum">{daysInWords(of[type])}</span>
            </li>
          ))}
        </ul>
      )}
      <div className="back">
        <WeekdayWords entries={entries} today={today} />
        {notes.length > 0 && (
          <div>
            <h3>{m.mood_back_notes_title()}</h3>
            <ul className="back__questions">
              {notes.map(({ day, note, moodType }) => (
                <li key={day}>
                  <p>{note}</p>
                  <p className="note">
                    {dayInShort(day)}, {moodType}
                  </p>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  )
})

function totalInWords(count: number): string {
  if (count === 0) return m.mood_back_lead_none()
  return count === 1 ? m.mood_back_lead_one() : m.mood_back_lead({ count })
}

function daysInWords(count: number): string {
  if (count === 0) return m.mood_back_days_none()
  return count === 1 ? m.mood_back_days_one() : m.mood_back_days({ count })
}
