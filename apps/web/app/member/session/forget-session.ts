import {
  AUTHENTICATED_KEY,
  DRAFT_PREFIX,
  OFFLINE_DATABASE,
  PENDING_PREFIX,
  PRE_REFERENCE_KEY,
  RESEND_UNTIL_KEY,
  RETURN_TO_KEY,
  SIDEBAR_KEY,
  USER_KEY,
} from '#storage-keys.ts'
import { currentUser, notifyListeners } from './session.ts'

const LEFT = 'pulli-left'

/**
 * STA-04, D40: deletes everything of the member from this browser except the theme and the positions in recordings.
 * Databases are deleted by the time the promise resolves. Never rejects.
 * @param pending what becomes of pending check-ins: `forget` deletes them, after the member was told; `keep` leaves
 * them encrypted until their member signs in again
 */
export function forgetSession(pending: 'forget' | 'keep'): Promise<unknown> {
  const memberId = currentUser()?.id
  for (const key of [USER_KEY, AUTHENTICATED_KEY, PRE_REFERENCE_KEY, SIDEBAR_KEY])
    localStorage.removeItem(key)
  sessionStorage.removeItem(RESEND_UNTIL_KEY)
  sessionStorage.removeItem(RETURN_TO_KEY)
  forgetDrafts()
  const gone = [forgetOfflineStore()]
  if (pending === 'forget' && memberId !== undefined) gone.push(deleteStore(PENDING_PREFIX + memberId))
  notifyListeners()
  const channel = new BroadcastChannel(LEFT)
  channel.postMessage('left')
  channel.close()
  return Promise.all(gone)
}

/** Deletes the drafts of this tab when another tab logs out. */
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
 * Clears a session that has ended on the server: the flag, the user, the cached views and their keys. Keeps drafts,
 * the page to return to, and pending check-ins (encrypted).
 */
export function clearEndedSession() {
  localStorage.removeItem(USER_KEY)
  localStorage.removeItem(AUTHENTICATED_KEY)
  void forgetOfflineStore()
  notifyListeners()
}

/** Deletes the cached views and the keys of this device. The browser finishes even if the page is closed. */
export const forgetOfflineStore = () => deleteStore(OFFLINE_DATABASE)

function deleteStore(name: string): Promise<void> {
  return new Promise((resolve) => {
    try {
      const deleting = indexedDB.deleteDatabase(name)
      deleting.onsuccess = () => resolve()
      deleting.onerror = () => resolve()
    } catch {
      // Storage is switched off: nothing was stored.
      resolve()
    }
  })
}
