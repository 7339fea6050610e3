import type { deskCalls } from '@pulli/api/desk-api.ts'
import type { DataOf, RouteOf, SentWith } from '@pulli/api/http/client-of-calls.ts'
import { useEffect } from 'react'
import type { Outcome } from '#api/call-api.ts'
import { callRoute, type Sent } from '#api/call-route.ts'
import { deskAddresses } from '#desk-addresses.ts'

/** Set with the session, and repeated in a header: a page of another site cannot read it. */
const XSRF_COOKIE = 'DESK-XSRF-TOKEN'

const DESK = '/api/v1/desk'

/** The parameter that says which page follows a sign-in. */
export const RETURN_TO = 'to'

let askForSignIn: (() => Promise<boolean>) | undefined

/** Sets what asks the person to sign in again where a call wants a fresh sign-in. It resolves to whether they did. */
export function useFreshSignIn(ask: () => Promise<boolean>) {
  useEffect(() => {
    askForSignIn = ask
    return () => {
      askForSignIn = undefined
    }
  })
}

type Desk = typeof deskCalls
type SentAt<At extends RouteOf<Desk>> = SentWith<Desk, At> & Omit<Sent<DataOf<Desk, At>>, 'query' | 'body'>
type Rest<Of> = Record<string, never> extends Of ? [sent?: Of] : [sent: Of]

/** Makes a call of the desk, and leaves every refusal to the page. */
export function askDesk<At extends RouteOf<Desk>>(
  route: At,
  ...[sent]: Rest<SentAt<At>>
): Promise<Outcome<DataOf<Desk, At>>> {
  const { headers, ...parts } = (sent ?? {}) as Sent<DataOf<Desk, At>>
  return callRoute(DESK, route, { ...parts, headers: { ...headers, ...xsrfHeader() } })
}

/**
 * Makes a call of the desk by its route, with what the entry of that route takes: `callDesk('DELETE /staff/:id', { id })`. Where
 * the session has ended, it leads to the sign-in and back here; where the call wants a fresh sign-in, it asks for one and then
 * continues.
 */
export async function callDesk<At extends RouteOf<Desk>>(
  route: At,
  ...sent: Rest<SentAt<At>>
): Promise<Outcome<DataOf<Desk, At>>> {
  const outcome = await askDesk(route, ...sent)
  if (outcome.kind !== 'refused') return outcome
  if (outcome.code === 'fresh-sign-in-needed' && (await askForSignIn?.())) return callDesk(route, ...sent)
  if (outcome.code !== 'sign-in-needed') return outcome
  return leaveFor(signInAddress(location.pathname))
}

/** Leaves the page. It never resolves, so that its caller stays busy and does not continue. */
export function leaveFor(address: string, step: 'replace' | 'assign' = 'replace'): Promise<never> {
  location[step](address)
  return new Promise(() => {})
}

/** Takes a refusal with this code as done: what was to end has ended. */
export function doneIf<Data>(code: string, outcome: Outcome<Data>): Outcome<Data | undefined> {
  const isDone = outcome.kind === 'refused' && outcome.code === code
  return isDone ? { kind: 'done', data: undefined, message: '' } : outcome
}

/** The sign-in that leads back to a page. */
function signInAddress(page: string): string {
  return `${deskAddresses.signIn}?${new URLSearchParams({ [RETURN_TO]: page })}`
}

function xsrfHeader(): Record<string, string> {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${XSRF_COOKIE}=`))
  return found === undefined ? {} : { 'x-xsrf-token': found.slice(XSRF_COOKIE.length + 1) }
}
