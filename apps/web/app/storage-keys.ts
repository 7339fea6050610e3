/*
 * Every name under which the browser keeps things (decision D40), in one place. Single constants: the build writes
 * them in place, so that the start script stays one file. What is named here and nowhere else may be stored.
 */

/** The chosen theme. It stays after a logout. */
export const THEME_KEY = 'theme'
/** Where recordings were left, in seconds by documentId. It stays after a logout. */
export const AUDIO_POSITIONS_KEY = 'audio-positions'

/** Whether a member is signed in: `true`, or absent (STA-03). */
export const AUTHENTICATED_KEY = 'authenticated'
/** Who is signed in, with the access token (STA-03, D21). */
export const USER_KEY = 'dashboard-user'
/** Set by the login page's link to the app section of the home page (NC-01). */
export const PRE_REFERENCE_KEY = 'pre-reference-id'
/** Whether the dashboard's sidebar is wide (DSH-03). */
export const SIDEBAR_KEY = 'sidebar-expanded'

/** Session storage: until when no other code can be asked for, in milliseconds. */
export const RESEND_UNTIL_KEY = 'resend-until'
/** Session storage: the page that was asked for before the login (NAV-20). */
export const RETURN_TO_KEY = 'return-to'
/** Session storage: what was typed into a form, under this and the form's name. Never an answer of an assessment. */
export const DRAFT_PREFIX = 'draft:'

/** IndexedDB: what the dashboard showed last, sealed, and the keys of this device. It ends with the session (decision 44). */
export const OFFLINE_DATABASE = 'pulli-device'
/** IndexedDB: the check-ins of a member that wait, sealed, under this and the member's id. It outlives the session. */
export const PENDING_PREFIX = 'pulli-waiting-'
/** IndexedDB: what version 0.1 kept in place of both, unsealed. What waits is taken out of it, and it goes. */
export const UNSEALED_DATABASE = 'pulli-member'
