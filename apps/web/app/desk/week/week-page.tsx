import type { DeskWeek, WeekBand } from '@pulli/contracts/desk-hours.ts'
import { addDays } from '@pulli/domain/day/add-days.ts'
import { m } from '@pulli/messages/messages.js'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { callDesk } from '#desk/call-desk.ts'
import { clockWords, hourWords, shortDay, wholeDay } from '#desk/date-words.ts'
import { DeskData } from '#desk/shell/desk-data.tsx'
import { deskAddresses, requestAddress } from '#desk-addresses.ts'
import type { Route } from './+types/week-page'
import { statusInWords } from './status-words.ts'
import { type GridDay, type GridItem, gridOf, rowOf, type Shown, wallClock } from './week-grid.ts'
import './week.css'

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const from = new URL(request.url).searchParams.get('from')
  return { week: callDesk('GET /week', { query: { from: from ?? undefined } }) }
}

/** A week of appointments and hours. A narrow screen shows a day at a time. */
export default function WeekPage({ loaderData: { week } }: Route.ComponentProps) {
  return <DeskData of={week}>{(data) => <Week week={data} />}</DeskData>
}

/** The hours at which the grid has its lines. */
const hoursOf = ({ from, to }: Shown) => Array.from({ length: (to - from) / 60 }, (_, n) => from / 60 + n)

const pageOf = (day: string) => `${deskAddresses.week}?${new URLSearchParams({ from: day })}`

function Week({ week }: { week: DeskWeek }) {
  const query = new URLSearchParams(useLocation().search)
  const { days, shown } = gridOf(week)
  const last = addDays(week.from, 6)
  const asked = query.get('from') ?? week.today
  const chosen = week.from <= asked && asked <= last ? asked : week.from
  const isThis = week.from <= week.today && week.today <= last
  return (
    <>
      <nav className="week__nav" aria-label={m.desk_week_nav()}>
        <a className="btn btn--line btn--s" href={pageOf(addDays(week.from, -7))}>
          {m.desk_week_before()}
        </a>
        <a
          className="btn btn--line btn--s"
          href={deskAddresses.week}
          aria-current={isThis ? 'true' : undefined}
        >
          {m.desk_week_this()}
        </a>
        <a className="btn btn--line btn--s" href={pageOf(addDays(week.from, 7))}>
          {m.desk_week_after()}
        </a>
        <p className="week__dates" role="status">
          {m.desk_week_of({ first: wholeDay(week.from), last: wholeDay(last) })}
        </p>
      </nav>
      <nav className="week__tabs" aria-label={m.desk_week_days()}>
        <ul>
          {days.map(({ day, items }) => (
            <li key={day}>
              <a
                href={pageOf(day)}
                aria-current={day === chosen ? 'true' : undefined}
                data-some={items.some(({ kind }) => kind === 'appointment') || undefined}
              >
                {shortDay(day)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {week.people.length === 0 && (
        <p className="quiet">
          {m.desk_week_empty()} <a href={deskAddresses.hours}>{m.desk_week_empty_action()}</a>
        </p>
      )}
      <div className="week__hours">
        <div className="week__axis" aria-hidden="true">
          {hoursOf(shown).map((hour) => (
            <span key={hour}>{hourWords(hour)}</span>
          ))}
        </div>
        {days.map((day) => (
          <WeekDay
            key={day.day}
            day={day}
            shown={shown}
            zone={week.time_zone}
            isToday={day.day === week.today}
            isChosen={day.day === chosen}
            isAlone={week.people.length < 2}
          />
        ))}
      </div>
      <p className="note week__zone">{m.desk_week_zone({ zone: week.time_zone })}</p>
    </>
  )
}

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
function WeekDay({ day, shown, zone, isToday, isChosen, isAlone }: WeekDayProps) {
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
