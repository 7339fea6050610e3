import {
  AUTHENTICATED_KEY,
  DRAFT_PREFIX,
  OFFLINE_DATABASE,
  PRE_REFERENCE_KEY,
  RESEND_UNTIL_KEY,
  RETURN_TO_KEY,
  SIDEBAR_KEY,
  USER_KEY,
  WAITING_PREFIX,
} from '#storage-keys.ts'
import { currentUser, tellListeners } from './session.ts'

const LEFT = 'pulli-left'

/**
 * STA-04, D40: takes away everything of the member but the theme and the places in recordings, at once or, what is
 * in a database, by the time that the promise resolves. It never rejects.
 * @param waiting `forget`: check-ins that wait go too, which was announced. `keep`: they lie sealed until their member
 * signs in again
 */
export function forgetSession(waiting: 'forget' | 'keep'): Promise<unknown> {
  const memberId = currentUser()?.id
  for (const key of [USER_KEY, AUTHENTICATED_KEY, PRE_REFERENCE_KEY, SIDEBAR_KEY])
    localStorage.removeItem(key)
  sessionStorage.removeItem(RESEND_UNTIL_KEY)
  sessionStorage.removeItem(RETURN_TO_KEY)
  forgetDrafts()
  const gone = [forgetOfflineStore()]
  if (waiting === 'forget' && memberId !== undefined) gone.push(deleteStore(WAITING_PREFIX + memberId))
  tellListeners()
  const channel = new BroadcastChannel(LEFT)
  channel.postMessage('left')
  channel.close()
  return Promise.all(gone)
}

/** What was typed in this tab goes with a logout in another one too. */
export function forgetWithOtherTabs() {
  const channel = new BroadcastChannel(LEFT)
  channel.onmessage = forgetDrafts
  return () => channel.close()
}

function forgetDrafts() {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(DRAFT_PREFIX)) sessionStorage.removeItem(key)
  }
}

/**
 * A session that ended without being asked: the flag and the user go, and what the dashboard showed last with the
 * keys that opened it. Drafts, the page to come back to and what waits, sealed, stay.
 */
export function endSession() {
  localStorage.removeItem(USER_KEY)
  localStorage.removeItem(AUTHENTICATED_KEY)
  void forgetOfflineStore()
  tellListeners()
}

/** The last views and the keys of this device. The browser does it also where the page is left meanwhile. */
export const forgetOfflineStore = () => deleteStore(OFFLINE_DATABASE)

function deleteStore(name: string): Promise<void> {
  return new Promise((resolve) => {
    try {
      const deleting = indexedDB.deleteDatabase(name)
      deleting.onsuccess = () => resolve()
      deleting.onerror = () => resolve()
    } catch {
      // Storage is switched off: nothing was kept.
      resolve()
    }
  })
}
