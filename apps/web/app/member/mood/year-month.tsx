import { MOOD_TYPES, type MoodType } from '@pulli/domain/mood/mood-types.ts'
import { m } from '@pulli/messages/messages.js'
import { memo } from 'react'
import { monthInFull, monthName } from '#member/day/date-words.ts'
import { daysOf, isMonthLoaded, weeksOf } from './month.ts'
import { CELL, MoodsAt } from './mood-symbols.tsx'
import type { Days } from './use-mood-days.ts'

interface YearMonthProps {
  days: Days
  month: string
  today: string
  /** The latest day that is not loaded. */
  unknownTo: string | null
  onOpen: (month: string) => void
}

/** A small month, Monday first. A button that opens it in the calendar. */
export const YearMonth = memo(function YearMonth({ days, month, today, unknownTo, onOpen }: YearMonthProps) {
  const { empty, noted } = placesOf(month, days, { from: unknownTo, to: today })
  const count = daysOf(month).filter((day) => days.has(day)).length
  return (
    <li className="year__month">
      <button type="button" className="year__button" onClick={() => onOpen(month)}>
        <span className="year__number" aria-hidden="true">
          {monthName(month)} <span className="note tnum">{month.slice(0, 4)}</span>
        </span>
        <span className="sr">
          {m.mood_year_open({ month: monthInFull(month) })},{' '}
          {isMonthLoaded(month, unknownTo) ? countInWords(count) : m.mood_not_loaded()}
        </span>
        <svg viewBox={`0 0 ${7 * CELL} ${6 * CELL}`} aria-hidden="true" focusable="false">
          <path className="year__empty" d={empty.map((point) => `M${point}h0`).join('')} />
          {MOOD_TYPES.map((type) => {
            const points = noted.get(type)
            return points && <MoodsAt key={type} type={type} points={points} />
          })}
        </svg>
      </button>
    </li>
  )
})

/** The points of the days in the drawing, by mood, and those without an entry. */
function placesOf(month: string, days: Days, known: { from: string | null; to: string }) {
  const empty: string[] = []
  const noted = new Map<MoodType, string[]>()
  for (const [row, week] of weeksOf(month).entries()) {
    for (const [column, day] of week.entries()) {
      if (day === undefined) continue
      const point = `${(column + 0.5) * CELL} ${(row + 0.5) * CELL}`
      const type = days.get(day)?.mood_type
      if (type) noted.set(type, [...(noted.get(type) ?? []), point])
      else if (day > (known.from ?? '') && day <= known.to) empty.push(point)
    }
  }
  return { empty, noted }
}

function countInWords(count: number): string {
  if (count === 0) return m.mood_year_of_none()
  return count === 1 ? m.mood_year_of_one() : m.mood_year_of({ count })
}
