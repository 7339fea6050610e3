import {
  AUTHENTICATED_KEY,
  DRAFT_PREFIX,
  OFFLINE_DATABASE,
  PRE_REFERENCE_KEY,
  RESEND_UNTIL_KEY,
  RETURN_TO_KEY,
  SIDEBAR_KEY,
  USER_KEY,
} from '#start/storage-keys.ts'
import { tellListeners } from './session.ts'

const LEFT = 'pulli-left'

/** STA-04, D40: takes away everything of the member but the theme and the places in recordings. */
export function forgetSession() {
  for (const key of [USER_KEY, AUTHENTICATED_KEY, PRE_REFERENCE_KEY, SIDEBAR_KEY])
    localStorage.removeItem(key)
  sessionStorage.removeItem(RESEND_UNTIL_KEY)
  sessionStorage.removeItem(RETURN_TO_KEY)
  forgetDrafts()
  indexedDB.deleteDatabase(OFFLINE_DATABASE)
  tellListeners()
  const channel = new BroadcastChannel(LEFT)
  channel.postMessage('left')
  channel.close()
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

/** A session that ended without being asked: the flag and the user go, drafts and the page to come back to stay. */
export function endSession() {
  localStorage.removeItem(USER_KEY)
  localStorage.removeItem(AUTHENTICATED_KEY)
  tellListeners()
}
