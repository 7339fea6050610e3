import type { WeekBand } from '@pulli/contracts/desk-hours.ts'
import { m } from '@pulli/messages/messages.js'
import { useEffect, useState } from 'react'
import { clockWords, shortDay } from '#desk/date-words.ts'
import { requestAddress } from '#desk-addresses.ts'
import { statusInWords } from './status-words.ts'
import { type GridDay, type GridItem, rowOf, type Shown, wallClock } from './week-grid.ts'

const BAND_WORDS = {
  hours: m.desk_week_hours,
  extra: m.desk_week_extra,
  off: m.desk_week_off,
} as const satisfies Record<WeekBand['kind'], () => string>

interface WeekDayProps {
  day: GridDay
  shown: Shown
  zone: string
  isToday: boolean
  /** The one that a narrow screen shows. */
  isChosen: boolean
  /** Only one person is shown, so names are omitted. */
  isAlone: boolean
}

/** A day of the week as a column: hours as bands, appointments as links on them. */
export function WeekDay({ day, shown, zone, isToday, isChosen, isAlone }: WeekDayProps) {
  const { people, items, isHoliday } = day
  const id = `day-${day.day}`
  const nameOf = (item: GridItem) => (isAlone ? '' : (people[item.column]?.name ?? ''))
  return (
    <section
      className="week__day"
      aria-labelledby={id}
      data-today={isToday || undefined}
      data-chosen={isChosen || undefined}
    >
      <h2 id={id} className="h-small">
        {shortDay(day.day)}
        {isToday && <span className="note"> {m.desk_week_today()}</span>}
        {isHoliday && <span className="note"> {m.desk_week_closed()}</span>}
      </h2>
      {items.length === 0 && <p className="note week__none">{m.desk_week_nothing()}</p>}
      <ul
        className="week__grid"
        style={{
          gridTemplateRows: `repeat(${rowOf(shown.to, shown) - 1}, var(--week-step))`,
          gridTemplateColumns: `repeat(${Math.max(1, people.length)}, minmax(0, 1fr))`,
        }}
      >
        {items.map((item) => {
          const place = {
            gridRow: `${rowOf(item.from, shown)} / ${Math.max(rowOf(item.to, shown), rowOf(item.from, shown) + 1)}`,
            gridColumn: item.column + 1,
          }
          return item.kind === 'band' ? (
            <li
              key={`${item.band.kind} ${item.band.staff} ${item.from}`}
              className="week__band"
              data-kind={item.band.kind}
              style={place}
            >
              <span>
                {nameOf(item)} <span className="sr">{timesOf(item)} </span>
                {BAND_WORDS[item.band.kind]()}
              </span>
            </li>
          ) : (
            <li key={item.appointment.id} className="week__item" style={place}>
              <a href={requestAddress(item.appointment.request)} data-status={item.appointment.status}>
                {/* A narrow column has no room for its end, which its height shows. */}
                <b className="week__range">{timesOf(item)}</b>
                <b className="week__begin" aria-hidden="true">
                  {clockWords(item.from)}
                </b>{' '}
                <span>{item.appointment.name}</span> <span>{nameOf(item)}</span>{' '}
                {item.appointment.summary_is_urgent && (
                  <b className="week__safety">{m.desk_summary_mark()} </b>
                )}
                <span>{item.appointment.service}</span> <span>{statusInWords(item.appointment)}</span>
              </a>
            </li>
          )
        })}
        {isToday && <NowLine zone={zone} shown={shown} />}
      </ul>
    </section>
  )
}

function NowLine({ zone, shown }: { zone: string; shown: Shown }) {
  const { minute } = wallClock(zone)(useNow())
  if (minute < shown.from || minute >= shown.to) return null
  return (
    <li className="week__now" style={{ gridRow: rowOf(minute, shown), gridColumn: '1 / -1' }}>
      <span className="sr">{m.desk_week_now()}</span>
    </li>
  )
}

function timesOf({ from, to }: GridItem): string {
  return m.desk_hours_range({ from: clockWords(from), to: clockWords(to) })
}

const MINUTE_MILLISECONDS = 60_000

/** The time, every minute. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MILLISECONDS)
    return () => clearInterval(timer)
  }, [])
  return now
}
