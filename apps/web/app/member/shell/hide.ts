import { providerCalls } from '#addresses.ts'
import { forgetSession } from '#member/session/forget-session.ts'
import { setLeaving } from '#member/session/return-to.ts'
import { currentUser } from '#member/session/session.ts'

/** It leaves all the same where the browser's store takes its time: the login ends what is left. */
const CLEARING_MS = 300

let isHiding = false

/**
 * Hides that somebody was here: blanks the page at once, ends the session, and goes to another address in the place
 * of this page, so that the way back meets the login. What waits to be sent stays, sealed.
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

/** It goes on when the page is gone. What does not come through, the login finds out by the cookie. */
function signOut(token: string) {
  const headers = { authorization: `Bearer ${token}` }
  void fetch(providerCalls.signOut, { method: 'POST', headers, keepalive: true }).catch(() => {})
}
