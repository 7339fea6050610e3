import type { DeskRequestPage } from '@pulli/contracts/desk-request.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { EmptyState } from '@pulli/ui/empty-state/empty-state.tsx'
import { DateField } from '@pulli/ui/field/date-field.tsx'
import { callDesk } from '#desk/call-desk.ts'
import { dayWords } from '#desk/day-words.ts'
import { RequestList } from '#desk/request/request-list.tsx'
import { DeskError } from '#desk/shell/desk-error.tsx'
import { deskMeta } from '#desk/shell/desk-meta.ts'
import { DeskWaiting } from '#desk/shell/desk-waiting.tsx'
import { deskAddresses, deskCalls } from '#desk-addresses.ts'
import { Loaded } from '#member/shell/loaded.tsx'
import type { Route } from './+types/over-page'
import './over-page.css'

export const ErrorBoundary = DeskError

export const meta = () => deskMeta(m.desk_over())

const DAY = /^\d{4}-\d{2}-\d{2}$/

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const asked = new URL(request.url).searchParams.get('day') ?? ''
  const day = DAY.test(asked) && !Number.isNaN(Date.parse(asked)) ? asked : undefined
  return { day, requests: callDesk<DeskRequestPage>(deskCalls.requests('over', { day })) }
}

export function HydrateFallback() {
  return (
    <>
      <h1>{m.desk_over()}</h1>
      <DeskWaiting />
    </>
  )
}

/** What is over, the last first, or what arrived on a day: a person who calls again remembers when they asked. */
export default function OverPage({ loaderData: { day, requests } }: Route.ComponentProps) {
  return (
    <>
      <h1>{m.desk_over()}</h1>
      <p className="lead">{day ? m.desk_over_lead_day({ day: dayWords(day) }) : m.desk_over_lead()}</p>
      <search>
        <form className="over" action={deskAddresses.over}>
          <DateField id="over-day" name="day" label={m.desk_over_day()} defaultValue={day} required />
          <Button kind="line" type="submit">
            {m.desk_over_find()}
          </Button>
          {day && <a href={deskAddresses.over}>{m.desk_over_all()}</a>}
        </form>
      </search>
      <Loaded of={requests} skeleton={<DeskWaiting />}>
        {(first) => (
          <RequestList
            list="over"
            day={day}
            first={first}
            empty={
              <EmptyState
                headingLevel={2}
                title={day ? m.desk_over_empty_day() : m.desk_over_empty()}
                text={day ? m.desk_over_empty_day_text() : m.desk_over_empty_text()}
              />
            }
          />
        )}
      </Loaded>
    </>
  )
}
