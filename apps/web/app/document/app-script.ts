/*
 * Runs inline before the first paint of an app page, under its nonce. Leads a visitor who is not signed in to the login
 * (D1), gives the sidebar its last width (DSH-03), and says so if the page's code fails or has not begun after 120 s
 * (NAV-23). A press before the code has loaded is held for it (`use-hydrated.ts`): a form would post its input to a page
 * that takes none.
 */
import '#browser-floor/fill-missing.ts'
import { local, session } from '#browser-storage/web-storage.ts'
import { AUTHENTICATED_KEY, RETURN_TO_KEY, SIDEBAR_KEY } from '#storage-keys.ts'
import { carryInput } from './carry-input.ts'
import { holdPresses } from './hold-presses.ts'

/** The address of the login: the build fills it in, since the table of addresses would make this script large. */
declare const LOGIN: string

if (local.getItem(AUTHENTICATED_KEY) !== 'true') {
  session.setItem(RETURN_TO_KEY, location.pathname + location.search)
  location.replace(LOGIN)
}
document.documentElement.dataset.rail = local.getItem(SIDEBAR_KEY) ?? ''

holdPresses()
carryInput()
