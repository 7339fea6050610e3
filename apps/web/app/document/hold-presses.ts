import { EARLY, MISSING_CODE_ID } from './missing-code.ts'

/** LIM-24 */
const CODE_LIMIT_MS = 120_000

let notice: HTMLElement | null = null

/** Set by `use-hydrated.ts` once React listens. */
const isHydrated = () => document.documentElement.dataset.on !== undefined

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

/**
 * Holds a press on an app page for the code that handles it, and says so if that code fails or has not begun after
 * 120 s (NAV-23).
 */
export function holdPresses() {
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
}
