import type { DeskRequestPage } from '@pulli/contracts/desk-request.ts'
import { m } from '@pulli/messages/messages.js'
import { EmptyState } from '@pulli/ui/empty-state/empty-state.tsx'
import { callDesk } from '#desk/call-desk.ts'
import { RequestList } from '#desk/request/request-list.tsx'
import { DeskError } from '#desk/shell/desk-error.tsx'
import { deskMeta } from '#desk/shell/desk-meta.ts'
import { DeskWaiting } from '#desk/shell/desk-waiting.tsx'
import { deskCalls } from '#desk-addresses.ts'
import { Loaded } from '#member/shell/loaded.tsx'
import type { Route } from './+types/mine-page'

export const ErrorBoundary = DeskError

export const meta = () => deskMeta(m.desk_list_mine())

export function clientLoader() {
  return { requests: callDesk<DeskRequestPage>(deskCalls.requests('mine')) }
}

export function HydrateFallback() {
  return (
    <>
      <h1>{m.desk_list_mine()}</h1>
      <DeskWaiting />
    </>
  )
}

/** The requests of who is signed in. */
export default function MinePage({ loaderData: { requests } }: Route.ComponentProps) {
  return (
    <>
      <h1>{m.desk_list_mine()}</h1>
      <p className="lead">{m.desk_list_mine_lead()}</p>
      <Loaded of={requests} skeleton={<DeskWaiting />}>
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
      </Loaded>
    </>
  )
}
