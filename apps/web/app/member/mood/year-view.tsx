import { countMoods } from '@pulli/domain/mood/count-moods.ts'
import { MOOD_TYPES, type MoodType } from '@pulli/domain/mood/mood-types.ts'
import { m } from '@pulli/messages/messages.js'
import { IconButton } from '@pulli/ui/icon-button/icon-button.tsx'
import { memo, useDeferredValue, useMemo, useState } from 'react'
import { monthInFull, monthName } from '#member/day/date-words.ts'
import { addMonths, daysOf, isMonthLoaded, monthOf, weeksOf, yearUpTo } from './month.ts'
import { CELL, MoodsAt } from './mood-symbols.tsx'
import { NotLoadedDays } from './not-loaded-days.tsx'
import { type Days, entriesOf } from './use-mood-days.ts'

interface YearViewProps {
  days: Days
  today: string
  from: string
  /** The latest day that is not loaded. */
  unknownTo: string | null
  hasFailed: boolean
  /** Loads the days from this one on. */
  onReach: (day: string) => void
  onMonth: (month: string) => void
}

const ID = 'mood-year-h'

/** Up to twelve months, each a button that opens it in the calendar. */
export const YearView = memo(function YearView(props: YearViewProps) {
  const { days, today, from, unknownTo, hasFailed, onReach, onMonth } = props
  const [last, setLast] = useState(monthOf(today))
  // Twelve months are slow to render: deferred, so that repeated presses add up.
  const drawn = useDeferredValue(last)
  const months = useMemo(() => yearUpTo(drawn).filter((month) => month >= monthOf(from)), [drawn, from])
  const isFirst = addMonths(last, -11) <= monthOf(from)
  const isLast = last >= monthOf(today)
  const isLacking = !months.every((month) => isMonthLoaded(month, unknownTo))

  function turn(by: number) {
    const month = addMonths(last, by)
    onReach(`${addMonths(month, -11)}-01`)
    setLast(month)
  }

  return (
    <section className="yearsec" aria-labelledby={ID}>
      <div className="calhead">
        <h2 id={ID}>{m.mood_year_title()}</h2>
        <p className="calhead__name">
          <IconButton
            icon="arrow-left"
            label={m.mood_year_before()}
            aria-disabled={isFirst}
            onClick={() => isFirst || turn(-12)}
          />
          <IconButton
            icon="arrow-right"
            label={m.mood_year_after()}
            aria-disabled={isLast}
            onClick={() => isLast || turn(12)}
          />
        </p>
      </div>
      {isLacking && hasFailed && (
        <NotLoadedDays
          text={m.mood_older_failed()}
          isBusy={false}
          onRetry={() => onReach(`${months[0]}-01`)}
        />
      )}
      <ol className="year" aria-busy={isLacking && !hasFailed}>
        {months.map((month) => (
          <YearMonth key={month} {...{ days, month, today, unknownTo }} onOpen={onMonth} />
        ))}
      </ol>
      <YearTable {...{ days, months, unknownTo }} />
    </section>
  )
})

interface YearTableProps {
  days: Days
  months: readonly string[]
  /** The latest day that is not loaded. */
  unknownTo: string | null
}

/** The year as a table of counts. */
function YearTable({ days, months, unknownTo }: YearTableProps) {
  const entries = entriesOf(days)
  return (
    <details className="yeartable">
      <summary>{m.mood_year_table()}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways on a phone can be scrolled by keys */}
      <section className="yeartable__scroll" tabIndex={0} aria-label={m.mood_year_caption()}>
        <table>
          <caption className="sr">{m.mood_year_caption()}</caption>
          <thead>
            <tr>
              <th scope="col">{m.mood_year_month()}</th>
              {MOOD_TYPES.map((type) => (
                <th scope="col" key={type}>
                  {type}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.map((month) => {
              if (!isMonthLoaded(month, unknownTo)) {
                return (
                  <tr key={month}>
                    <th scope="row">{monthInFull(month)}</th>
                    <td colSpan={MOOD_TYPES.length}>{m.mood_not_loaded()}</td>
                  </tr>
                )
              }
              const { of } = countMoods(entries, { from: `${month}-01`, to: `${month}-31` })
              return (
                <tr key={month}>
                  <th scope="row">{monthInFull(month)}</th>
                  {MOOD_TYPES.map((type) => (
                    <td className="tnum" key={type}>
                      {of[type]}
                    </td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </table>
      </section>
    </details>
  )
}

interface YearMonthProps {
  days: Days
  month: string
  today: string
  /** The latest day that is not loaded. */
  unknownTo: string | null
  onOpen: (month: string) => void
}

/** A small month, Monday first. A button that opens it in the calendar. */
const YearMonth = memo(function YearMonth({ days, month, today, unknownTo, onOpen }: YearMonthProps) {
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
