import { providerCalls } from '#addresses.ts'
import { callApi } from '#api/call-api.ts'
import { deleteOfflineStore } from '#member/session/clear-session.ts'
import { renewSession } from '#member/session/renew-token.ts'
import { currentUser } from '#member/session/session.ts'

const cleaning = new AbortController()

/**
 * Ends the clean-up, before a sign-in: a late answer would replace or clear the cookie of the new session. The server
 * ends the earlier session with the sign-in.
 */
export const stopCleaningUp = () => cleaning.abort()

/**
 * Cleans up after an ended session when a sign-in page opens: deletes the dashboard's store, and signs out on the
 * server if this browser still has the cookie. So a quick exit needs to wait for neither.
 */
export async function cleanUpSession() {
  if (currentUser()) return
  void deleteOfflineStore()
  const renewed = document.cookie.includes('XSRF-TOKEN=') ? await renewSession(cleaning.signal) : undefined
  // Another tab may have signed in meanwhile.
  if (renewed?.kind !== 'done' || currentUser()) return
  const authorization = `Bearer ${renewed.data.tokens.access_token}`
  await callApi(providerCalls.signOut, {
    method: 'POST',
    headers: { authorization },
    signal: cleaning.signal,
  })
}
