import type { DeskWeek } from '@pulli/contracts/desk-hours.ts'
import { addDays } from '@pulli/domain/day/add-days.ts'
import { m } from '@pulli/messages/messages.js'
import { useLocation } from 'react-router'
import { callDesk } from '#desk/call-desk.ts'
import { hourWords, shortDay, wholeDay } from '#desk/date-words.ts'
import { DeskData } from '#desk/shell/desk-data.tsx'
import { deskAddresses } from '#desk-addresses.ts'
import type { Route } from './+types/week-page'
import { WeekDay } from './week-day.tsx'
import { gridOf, type Shown } from './week-grid.ts'
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
