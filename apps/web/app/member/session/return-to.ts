import { addresses } from '#addresses.ts'
import { RETURN_TO_KEY } from '#storage-keys.ts'

const SIGN_IN_PAGES: readonly string[] = [addresses.login, addresses.otp, addresses.welcome].map((path) =>
  path.toLowerCase(),
)

/** The page to show after the login: one of the dashboard's own, or the first (NAV-20). Any other place is not trusted. */
export function readReturnTo(storage: Pick<Storage, 'getItem'>): string {
  const kept = storage.getItem(RETURN_TO_KEY) ?? ''
  const path = kept.split(/[?#]/)[0]?.toLowerCase() ?? ''
  return path.startsWith('/dashboard/') && !SIGN_IN_PAGES.includes(path) ? kept : addresses.dashboard
}

/** Where a login leads, which uses it up. */
export function takeReturnTo(storage: Pick<Storage, 'getItem' | 'removeItem'>): string {
  const address = readReturnTo(storage)
  storage.removeItem(RETURN_TO_KEY)
  return address
}

let isLeaving = false

/** From here on the end of the session in this tab is no news: it was asked for, and leads elsewhere. */
export function setLeaving(leaving: boolean) {
  isLeaving = leaving
}

/** D1: to the login, and afterwards back to here. */
export function goToLogin() {
  if (!isLeaving) leaveFor(addresses.login)
}

/** LOG-08: who has no name yet is asked for one first, and comes back to here. */
export function goToWelcome() {
  leaveFor(addresses.welcome)
}

function leaveFor(address: string) {
  try {
    sessionStorage.setItem(RETURN_TO_KEY, location.pathname + location.search)
  } catch {
    // Without storage the way back is the first page.
  }
  location.replace(address)
}
