import { SIGN_OUT } from '#addresses.ts'
import { clearStoredSession } from '#browser-storage/clear-stored-session.ts'
import { local, session } from '#browser-storage/web-storage.ts'
import { EXITED_TO_KEY, USER_KEY } from '#storage-keys.ts'
import { LEAVING } from './leaving.ts'

/** The longest wait for the deletion of the store. The browser, or the login page, cleans up the rest. */
const CLEARING_MS = 300

/**
 * Blanks the page at once, ends the session, and replaces the page with another address. Pending check-ins stay,
 * encrypted, and so does the safety plan. Drafts stay in this tab for the member who typed them, who may have left by
 * accident (decision 45).
 */
export async function leaveQuickly(to: string) {
  if (document.documentElement.hidden) return
  blank()
  document.documentElement.setAttribute(LEAVING, '')
  let clearing: Promise<unknown> | undefined
  try {
    const stored = local.getItem(USER_KEY)
    clearing = clearStoredSession()
    session.setItem(EXITED_TO_KEY, to)
    const token: unknown = JSON.parse(stored ?? 'null')?.tokens?.access_token
    if (typeof token === 'string') signOut(token)
  } catch {
    // The stored value is not ours: there is no session to end.
  }
  await Promise.race([clearing, new Promise((resolve) => setTimeout(resolve, CLEARING_MS))])
  location.replace(to)
}

function blank() {
  document.title = ' '
  document.documentElement.hidden = true
}

/** Completes after the page is left. If it fails, the login page signs out by the cookie. */
function signOut(token: string) {
  const headers = { authorization: `Bearer ${token}` }
  void fetch(SIGN_OUT, { method: 'POST', headers, keepalive: true }).catch(() => {})
}

/**
 * Leaves again when the way back leads to a page of the site after a quick exit: by the history, or from the
 * back-forward cache. A page that is opened anew opens. In the dashboard the login is the lock.
 */
export function lockWayBack(isBack: boolean) {
  const to = session.getItem(EXITED_TO_KEY)
  if (!to || location.pathname.startsWith('/dashboard')) return
  if (isBack) {
    blank()
    location.replace(to)
  } else session.removeItem(EXITED_TO_KEY)
}
