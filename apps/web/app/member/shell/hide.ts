import { providerCalls } from '#addresses.ts'
import { forgetSession } from '#member/session/forget-session.ts'
import { setLeaving } from '#member/session/return-to.ts'
import { currentUser } from '#member/session/session.ts'

/** The longest wait for the deletion of the store. The login page cleans up the rest. */
const CLEARING_MS = 300

let isHiding = false

/**
 * Blanks the page at once, ends the session, and replaces the page with another address, so that *Back* leads to the
 * login. Pending check-ins stay, encrypted.
 */
export async function hide(to: string) {
  if (isHiding) return
  isHiding = true
  document.title = ' '
  document.body.hidden = true
  setLeaving(true)
  const token = currentUser()?.tokens.access_token
  const clearing = forgetSession('keep')
  if (token !== undefined) signOut(token)
  await Promise.race([clearing, new Promise((resolve) => setTimeout(resolve, CLEARING_MS))])
  location.replace(to)
}

/** Completes after the page is left. If it fails, the login page signs out by the cookie. */
function signOut(token: string) {
  const headers = { authorization: `Bearer ${token}` }
  void fetch(providerCalls.signOut, { method: 'POST', headers, keepalive: true }).catch(() => {})
}
