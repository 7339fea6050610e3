import { m } from '@pulli/messages/messages.js'
import { memo } from 'react'
import { monthInFull, monthName } from './date-words.ts'
import { daysOf, weeksOf } from './month.ts'
import { MoodUse } from './mood-symbols.tsx'
import type { Days } from './use-mood-days.ts'

/** A day's place in the drawing, in its own units. */
const CELL = 10

interface YearMonthProps {
  days: Days
  month: string
  today: string
  onOpen: (month: string) => void
}

/** One small month: the weeks below each other, Monday first. The whole of it leads to the calendar. */
export const YearMonth = memo(function YearMonth({ days, month, today, onOpen }: YearMonthProps) {
  const count = daysOf(month).filter((day) => days.has(day)).length
  return (
    <li className="year__m">
      <button type="button" className="year__b" onClick={() => onOpen(month)}>
        <span className="year__n" aria-hidden="true">
          {monthName(month)} <span className="note tnum">{month.slice(0, 4)}</span>
        </span>
        <span className="sr">
          {m.mood_year_open({ month: monthInFull(month) })}, {countInWords(count)}
        </span>
        <svg viewBox={`0 0 ${7 * CELL} ${6 * CELL}`} aria-hidden="true" focusable="false">
          {weeksOf(month).flatMap((week, row) =>
            week.map((day, column) => {
              const mood = day === undefined ? undefined : days.get(day)
              const x = column * CELL
              const y = row * CELL
              if (mood)
                return <MoodUse key={day} type={mood.mood_type} at={{ x, y, width: CELL, height: CELL }} />
              return (
                day !== undefined &&
                day <= today && (
                  <circle key={day} className="year__0" cx={x + CELL / 2} cy={y + CELL / 2} r={0.7} />
                )
              )
            }),
          )}
        </svg>
      </button>
    </li>
  )
})

function countInWords(count: number): string {
  if (count === 0) return m.mood_year_of_none()
  return count === 1 ? m.mood_year_of_one() : m.mood_year_of({ count })
}
