import type { DeskRequestPage } from '@pulli/contracts/desk-request.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { EmptyState } from '@pulli/ui/empty-state/empty-state.tsx'
import { DateField } from '@pulli/ui/field/date-field.tsx'
import { callDesk } from '#desk/call-desk.ts'
import { wholeDay } from '#desk/date-words.ts'
import { RequestList } from '#desk/request/request-list.tsx'
import { DeskData } from '#desk/shell/desk-data.tsx'
import { deskAddresses, deskCalls } from '#desk-addresses.ts'
import type { Route } from './+types/over-page'
import './over-page.css'

const DAY = /^\d{4}-\d{2}-\d{2}$/

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const asked = new URL(request.url).searchParams.get('day') ?? ''
  const day = DAY.test(asked) && !Number.isNaN(Date.parse(asked)) ? asked : undefined
  return { day, requests: callDesk<DeskRequestPage>(deskCalls.requests('over', { day })) }
}

/** What is over, the last first, or what arrived on a day: a person who calls again remembers when they asked. */
export default function OverPage({ loaderData: { day, requests } }: Route.ComponentProps) {
  return (
    <>
      <p className="lead">{day ? m.desk_over_lead_day({ day: wholeDay(day) }) : m.desk_over_lead()}</p>
      <search>
        <form className="over" action={deskAddresses.over}>
          <DateField id="over-day" name="day" label={m.desk_over_day()} defaultValue={day} required />
          <Button kind="line" type="submit">
            {m.desk_over_find()}
          </Button>
          {day && <a href={deskAddresses.over}>{m.desk_over_all()}</a>}
        </form>
      </search>
      <DeskData of={requests}>
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
      </DeskData>
    </>
  )
}
