import {
  AUTHENTICATED_KEY,
  CALLS_CLOSED_KEY,
  OFFLINE_DATABASE,
  PRE_REFERENCE_KEY,
  REPEAT_REFUSALS_KEY,
  RESEND_UNTIL_KEY,
  RETURN_TO_KEY,
  SIDEBAR_KEY,
  USER_KEY,
} from '#storage-keys.ts'
import { local, session } from './web-storage.ts'

/**
 * STA-04, D40: deletes what the browser stores of a session and of views. The theme, the positions in recordings, pending
 * check-ins, the safety plan and drafts stay.
 */
export function clearStoredSession(): Promise<void> {
  for (const key of [
    USER_KEY,
    AUTHENTICATED_KEY,
    PRE_REFERENCE_KEY,
    SIDEBAR_KEY,
    CALLS_CLOSED_KEY,
    REPEAT_REFUSALS_KEY,
  ])
    local.removeItem(key)
  session.removeItem(RESEND_UNTIL_KEY)
  session.removeItem(RETURN_TO_KEY)
  return deleteStore(OFFLINE_DATABASE)
}

/** Deletes a database. The browser finishes even if the page is closed. Never rejects. */
export function deleteStore(name: string): Promise<void> {
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
