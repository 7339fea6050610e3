import { providerCalls } from '#addresses.ts'
import { callApi } from '#api/call-api.ts'
import { forgetOfflineStore } from '#member/session/forget-session.ts'
import { renewSession } from '#member/session/renew-token.ts'
import { currentUser } from '#member/session/session.ts'
import { UNSEALED_DATABASE } from '#storage-keys.ts'

/**
 * Ends what the end of a session left behind, at the next page for which nobody is signed in: the store of the
 * dashboard, and on the server a session whose cookie this browser still has. So *Hide quickly* need not wait for
 * either.
 */
export async function cleanUpSession() {
  if (currentUser()) return
  void forgetOfflineStore()
  void emptyUnsealed()
  const renewed = document.cookie.includes('XSRF-TOKEN=') ? await renewSession() : undefined
  // Somebody may have signed in meanwhile, in another tab.
  if (renewed?.kind !== 'done' || currentUser()) return
  const authorization = `Bearer ${renewed.data.tokens.access_token}`
  await callApi(providerCalls.signOut, { method: 'POST', headers: { authorization } })
}

/** What version 0.1 left unsealed; its code is fetched where there is some. */
async function emptyUnsealed() {
  try {
    const all = (await indexedDB.databases?.()) ?? []
    if (!all.some(({ name }) => name === UNSEALED_DATABASE)) return
    const { moveUnsealed } = await import('#member/check-in/unsealed-check-ins.ts')
    await moveUnsealed()
  } catch {
    // It is tried again with the next page.
  }
}
