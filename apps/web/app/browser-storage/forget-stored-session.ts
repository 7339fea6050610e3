import {
  AUTHENTICATED_KEY,
  CALLS_CLOSED_KEY,
  DRAFT_PREFIX,
  OFFLINE_DATABASE,
  PRE_REFERENCE_KEY,
  REPEAT_REFUSALS_KEY,
  RESEND_UNTIL_KEY,
  RETURN_TO_KEY,
  SIDEBAR_KEY,
  USER_KEY,
} from '#storage-keys.ts'

/** Name of the channel that tells other tabs to delete their drafts. */
export const LEFT = 'pulli-left'

/**
 * STA-04, D40: deletes what the browser stores of a session, of drafts and of views, here and in other tabs. The theme,
 * the positions in recordings, pending check-ins and the safety plan stay.
 */
export function forgetStoredSession(): Promise<void> {
  for (const key of [
    USER_KEY,
    AUTHENTICATED_KEY,
    PRE_REFERENCE_KEY,
    SIDEBAR_KEY,
    CALLS_CLOSED_KEY,
    REPEAT_REFUSALS_KEY,
  ])
    localStorage.removeItem(key)
  sessionStorage.removeItem(RESEND_UNTIL_KEY)
  sessionStorage.removeItem(RETURN_TO_KEY)
  forgetDrafts()
  const channel = new BroadcastChannel(LEFT)
  channel.postMessage('left')
  channel.close()
  return deleteStore(OFFLINE_DATABASE)
}

/** Deletes the drafts of this tab. */
export function forgetDrafts() {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(DRAFT_PREFIX)) sessionStorage.removeItem(key)
  }
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
