import { clearStoredSession, deleteStore } from '#browser-storage/clear-stored-session.ts'
import { local, session } from '#browser-storage/web-storage.ts'
import { AUTHENTICATED_KEY, DRAFT_PREFIX, OFFLINE_DATABASE, PENDING_PREFIX, USER_KEY } from '#storage-keys.ts'
import { currentUser, notifyListeners } from './session.ts'

/** Name of the channel on which other tabs learn to delete their drafts. */
const LEFT = 'pulli-left'

/**
 * STA-04, D40: deletes everything of the member from this browser except the theme, the positions in recordings and the
 * safety plan. Databases are deleted by the time the promise resolves. Never rejects.
 * @param pending what becomes of pending check-ins: `delete` deletes them, after the member was warned; `keep` leaves
 * them encrypted until their member signs in again
 */
export function clearSession(pending: 'delete' | 'keep'): Promise<unknown> {
  const memberId = currentUser()?.id
  const deleted = [clearStoredSession()]
  clearDrafts()
  const channel = new BroadcastChannel(LEFT)
  channel.postMessage('left')
  channel.close()
  if (pending === 'delete' && memberId !== undefined) deleted.push(deleteStore(PENDING_PREFIX + memberId))
  notifyListeners()
  return Promise.all(deleted)
}

/** Deletes the drafts of this tab. */
function clearDrafts() {
  for (const key of session.keys()) {
    if (key.startsWith(DRAFT_PREFIX)) session.removeItem(key)
  }
}

/** Deletes the drafts of this tab when another tab logs out. */
export function clearWithOtherTabs() {
  const channel = new BroadcastChannel(LEFT)
  channel.onmessage = clearDrafts
  return () => channel.close()
}

/**
 * Clears a session that has ended on the server: the flag, the user, the cached views and their keys. Keeps drafts,
 * the page to return to, and pending check-ins (encrypted).
 */
export function clearEndedSession() {
  local.removeItem(USER_KEY)
  local.removeItem(AUTHENTICATED_KEY)
  void deleteOfflineStore()
  notifyListeners()
}

/** Deletes the cached views and the keys of this device. The browser finishes even if the page is closed. */
export const deleteOfflineStore = () => deleteStore(OFFLINE_DATABASE)
