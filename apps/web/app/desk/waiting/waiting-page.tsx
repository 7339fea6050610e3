import type { DeskRequestPage } from '@pulli/contracts/desk-request.ts'
import { m } from '@pulli/messages/messages.js'
import { EmptyState } from '@pulli/ui/empty-state/empty-state.tsx'
import { callDesk } from '#desk/call-desk.ts'
import { RequestList } from '#desk/request/request-list.tsx'
import { DeskData } from '#desk/shell/desk-data.tsx'
import { deskCalls } from '#desk-addresses.ts'
import type { Route } from './+types/waiting-page'

export function clientLoader() {
  return { requests: callDesk<DeskRequestPage>(deskCalls.requests('waiting')) }
}

/** What waits for the office, the promise with the least time left first. */
export default function WaitingPage({ loaderData: { requests } }: Route.ComponentProps) {
  return (
    <>
      <p className="lead">{m.desk_list_waiting_lead()}</p>
      <DeskData of={requests}>
        {(first) => (
          <RequestList
            list="waiting"
            first={first}
            empty={
              <EmptyState
                headingLevel={2}
                title={m.desk_list_waiting_empty()}
                text={m.desk_list_waiting_empty_text()}
              />
            }
          />
        )}
      </DeskData>
    </>
  )
}
