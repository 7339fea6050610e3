import type { DeskRequest } from '@pulli/contracts/desk-request.ts'
import { m } from '@pulli/messages/messages.js'
import { callDesk } from '#desk/call-desk.ts'
import { DeskError } from '#desk/shell/desk-error.tsx'
import { deskMeta } from '#desk/shell/desk-meta.ts'
import { DeskWaiting } from '#desk/shell/desk-waiting.tsx'
import { deskAddresses, deskCalls } from '#desk-addresses.ts'
import { Loaded } from '#member/shell/loaded.tsx'
import type { Route } from './+types/request-page'
import { RequestView } from './request-view.tsx'

export const ErrorBoundary = DeskError

// No name: a title appears in tabs, in the history and on a shared screen.
export const meta = () => deskMeta(m.desk_case_meta())

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return { request: callDesk<DeskRequest>(deskCalls.request(params.id)) }
}

export function HydrateFallback() {
  return <DeskWaiting />
}

/** One request, worked from here to its end. */
export default function RequestPage({ loaderData: { request } }: Route.ComponentProps) {
  return (
    <>
      <p>
        <a href={deskAddresses.waiting}>{m.desk_case_back()}</a>
      </p>
      <Loaded of={request} skeleton={<DeskWaiting />}>
        {(first) => <RequestView key={first.id} first={first} />}
      </Loaded>
    </>
  )
}
