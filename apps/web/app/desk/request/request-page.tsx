import type { DeskRequest } from '@pulli/contracts/desk-request.ts'
import { m } from '@pulli/messages/messages.js'
import { callDesk } from '#desk/call-desk.ts'
import { deskMeta } from '#desk/desk-meta.ts'
import { DeskData } from '#desk/shell/desk-data.tsx'
import { deskAddresses, deskCalls } from '#desk-addresses.ts'
import type { Route } from './+types/request-page'
import { RequestView } from './request-view.tsx'

// No name: a title appears in tabs, in the history and on a shared screen.
export const meta = () => deskMeta(m.desk_case_meta())

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return { request: callDesk<DeskRequest>(deskCalls.request(params.id)) }
}

/** One request, worked from here to its end. */
export default function RequestPage({ loaderData: { request } }: Route.ComponentProps) {
  return (
    <>
      <p>
        <a href={deskAddresses.waiting}>{m.desk_case_back()}</a>
      </p>
      <DeskData of={request}>{(first) => <RequestView key={first.id} first={first} />}</DeskData>
    </>
  )
}
