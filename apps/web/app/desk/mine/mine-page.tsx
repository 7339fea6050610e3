import type { DeskRequestPage } from '@pulli/contracts/desk-request.ts'
import { m } from '@pulli/messages/messages.js'
import { EmptyState } from '@pulli/ui/empty-state/empty-state.tsx'
import { callDesk } from '#desk/call-desk.ts'
import { RequestList } from '#desk/request/request-list.tsx'
import { DeskData } from '#desk/shell/desk-data.tsx'
import { deskCalls } from '#desk-addresses.ts'
import type { Route } from './+types/mine-page'

export function clientLoader() {
  return { requests: callDesk<DeskRequestPage>(deskCalls.requests('mine')) }
}

/** The requests of who is signed in. */
export default function MinePage({ loaderData: { requests } }: Route.ComponentProps) {
  return (
    <>
      <p className="lead">{m.desk_list_mine_lead()}</p>
      <DeskData of={requests}>
        {(first) => (
          <RequestList
            list="mine"
            first={first}
            empty={
              <EmptyState
                headingLevel={2}
                title={m.desk_list_mine_empty()}
                text={m.desk_list_mine_empty_text()}
              />
            }
          />
        )}
      </DeskData>
    </>
  )
}
