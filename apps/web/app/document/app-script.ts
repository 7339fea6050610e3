/*
 * Runs inline before the first paint of an app page, under its nonce. Leads a visitor who is not signed in to the login
 * (D1), gives the sidebar its last width (DSH-03), and says so if the page's code fails or has not begun after 120 s
 * (NAV-23). A press before the code has loaded is held for it (`use-hydrated.ts`): a form would post its input to a page
 * that takes none.
 */
import { AUTHENTICATED_KEY, RETURN_TO_KEY, SIDEBAR_KEY } from '#storage-keys.ts'
import { EARLY, MISSING_CODE_ID } from './missing-code.ts'

/** The address of the login: the build fills it in, since the table of addresses would make this script large. */
declare const LOGIN: string

/** LIM-24 */
const CODE_LIMIT_MS = 120_000

const root = document.documentElement
let notice: HTMLElement | null = null

try {
  if (localStorage.getItem(AUTHENTICATED_KEY) !== 'true') {
    sessionStorage.setItem(RETURN_TO_KEY, location.pathname + location.search)
    location.replace(LOGIN)
  }
  root.dataset.rail = localStorage.getItem(SIDEBAR_KEY) ?? ''
} catch {
  location.replace(LOGIN)
}

/** Set by `use-hydrated.ts` once React listens. */
const isHydrated = () => root.dataset.on !== undefined

function release(button: Element) {
  button.removeAttribute(EARLY)
  button.removeAttribute('aria-busy')
}

function showFailure() {
  if (isHydrated()) return
  for (const button of document.querySelectorAll(`[${EARLY}]`)) release(button)
  notice = document.getElementById(MISSING_CODE_ID)
  if (notice) notice.hidden = false
}

function holdPress(event: SubmitEvent | MouseEvent) {
  const target = event.target as HTMLElement
  if (isHydrated() || (target as HTMLFormElement).method === 'dialog') return
  const isSubmit = event.type === 'submit'
  if (isSubmit) event.preventDefault()
  const button = isSubmit ? (event as SubmitEvent).submitter : target.closest('button[type=button]')
  // Only the last press counts.
  const earlier = document.querySelector(`button[type=button][${EARLY}]`)
  if (earlier) release(earlier)
  if (!button) return
  if (notice) return notice.scrollIntoView({ block: 'center' })
  button.setAttribute(EARLY, '')
  button.setAttribute('aria-busy', 'true')
}

addEventListener('submit', holdPress)
addEventListener('click', holdPress)
addEventListener(
  'error',
  ({ target }) => {
    if ((target as Element | null)?.tagName === 'SCRIPT') showFailure()
  },
  true,
)
setTimeout(showFailure, CODE_LIMIT_MS)
