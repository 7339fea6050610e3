/*
 * All keys of what the browser stores (decision D40); nothing else may be stored. Separate constants, which the build
 * inlines, so that the document script stays one file.
 */

/** The chosen theme. Survives a logout. */
export const THEME_KEY = 'theme'
/** `off` where a person at the desk uses no shortcut keys. Survives a sign-out. */
export const DESK_KEYS_KEY = 'desk-keys'
/** Positions in recordings, in seconds by `documentId`. Survives a logout. */
export const AUDIO_POSITIONS_KEY = 'audio-positions'

/** `true` while a member is signed in, else absent (STA-03). */
export const AUTHENTICATED_KEY = 'authenticated'
/** The signed-in member, with the access token (STA-03, D21). */
export const USER_KEY = 'dashboard-user'
/** Set by the login page's link to the app section of the home page (NC-01). */
export const PRE_REFERENCE_KEY = 'pre-reference-id'
/** Whether the dashboard's sidebar is expanded (DSH-03). */
export const SIDEBAR_KEY = 'sidebar-expanded'
/** When the member last hid the numbers on the dashboard, in Unix milliseconds. */
export const CALLS_CLOSED_KEY = 'calls-closed'
/** When the member did not want to take a questionnaire again, in Unix milliseconds, by questionnaire. */
export const REPEAT_REFUSALS_KEY = 'repeat-refusals'

/** Session storage: when another code can be requested, in Unix milliseconds. */
export const RESEND_UNTIL_KEY = 'resend-until'
/** Session storage: the page requested before the login (NAV-20). */
export const RETURN_TO_KEY = 'return-to'
/** Session storage: where a quick exit in this tab led. The way back leads there too (`leave-quickly.ts`). */
export const EXITED_TO_KEY = 'exited-to'
/** Session storage: prefix of unsaved input, by form name. Never an answer of an assessment. */
export const DRAFT_PREFIX = 'draft:'

/** IndexedDB: the cached views, encrypted, and the keys of this device. Deleted with the session (decision 19). */
export const OFFLINE_DATABASE = 'pulli-device'
/** IndexedDB: prefix of a member's pending check-ins, encrypted, by member id. Survives the session. */
export const PENDING_PREFIX = 'pulli-waiting-'
/** IndexedDB: the safety plan, encrypted, and its key. Survives logout and quick exit; *Leave no trace* deletes it. */
export const SAFETY_PLAN_DATABASE = 'pulli-plan'
/** Local storage: the last words of the safety plan, encrypted, until they are in its database (`unsaved-tail.ts`). */
export const SAFETY_PLAN_TAIL_KEY = 'plan-tail'
