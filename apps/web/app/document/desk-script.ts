/*
 * Runs inline before the first paint of a page of the desk, under its nonce: gives the sidebar its last width, and holds
 * early presses. Who is signed in, the calls say: the cookie of the session is not for scripts.
 */
import '#browser-floor/fill-missing.ts'
import { SIDEBAR_KEY } from '#storage-keys.ts'
import { carryInput } from './carry-input.ts'
import { holdPresses } from './hold-presses.ts'

try {
  document.documentElement.dataset.rail = localStorage.getItem(SIDEBAR_KEY) ?? ''
} catch {
  // Storage is switched off: the width of the screen decides.
}
holdPresses()
carryInput()
