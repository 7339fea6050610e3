import { type Call, callApi, type Outcome } from '#api/call-api.ts'
import { deskAddresses } from '#desk-addresses.ts'

/** Set with the session, and repeated in a header: a page of another site cannot read it. */
const XSRF_COOKIE = 'DESK-XSRF-TOKEN'

/** The parameter that says which page follows a sign-in. */
export const RETURN_TO = 'to'

/** Makes a call of the desk. Where the session has ended, it leads to the sign-in and back here. */
export async function callDesk<Data>(path: string, call: Call<Data> = {}): Promise<Outcome<Data>> {
  const outcome = await callApi<Data>(path, { ...call, headers: { ...call.headers, ...xsrfHeader() } })
  if (outcome.kind !== 'refused' || outcome.code !== 'sign-in-needed') return outcome
  location.replace(signInAddress(location.pathname))
  // The page is being left: the caller must not continue.
  return new Promise(() => {})
}

/** The sign-in that leads back to a page. */
export function signInAddress(page: string): string {
  return `${deskAddresses.signIn}?${new URLSearchParams({ [RETURN_TO]: page })}`
}

function xsrfHeader(): Record<string, string> {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${XSRF_COOKIE}=`))
  return found === undefined ? {} : { 'x-xsrf-token': found.slice(XSRF_COOKIE.length + 1) }
}
