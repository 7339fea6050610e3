import { addresses } from '#addresses.ts'
import { session } from '#browser-storage/web-storage.ts'
import { LEAVING } from '#quick-exit/leaving.ts'
import { RETURN_TO_KEY } from '#storage-keys.ts'

const SIGN_IN_PAGES: readonly string[] = [addresses.login, addresses.otp, addresses.welcome].map((path) =>
  path.toLowerCase(),
)

/** Returns the page to open after the login: a page of the dashboard, else its first (NAV-20). Others are not trusted. */
export function readReturnTo(storage: Pick<Storage, 'getItem'>): string {
  const stored = storage.getItem(RETURN_TO_KEY) ?? ''
  const path = stored.split(/[?#]/)[0]?.toLowerCase() ?? ''
  return path.startsWith('/dashboard/') && !SIGN_IN_PAGES.includes(path) ? stored : addresses.dashboard
}

/** Like `readReturnTo`, and clears it. */
export function takeReturnTo(storage: Pick<Storage, 'getItem' | 'removeItem'>): string {
  const address = readReturnTo(storage)
  storage.removeItem(RETURN_TO_KEY)
  return address
}

/** While leaving, the end of the session in this tab does not redirect to the login. */
export function setLeaving(leaving: boolean) {
  document.documentElement.toggleAttribute(LEAVING, leaving)
}

/** D1: redirects to the login, which returns here. */
export function goToLogin() {
  if (!document.documentElement.hasAttribute(LEAVING)) leaveFor(addresses.login)
}

/** LOG-08: redirects a member without a name to the welcome page, which returns here. */
export function goToWelcome() {
  leaveFor(addresses.welcome)
}

function leaveFor(address: string) {
  session.setItem(RETURN_TO_KEY, location.pathname + location.search)
  location.replace(address)
}
