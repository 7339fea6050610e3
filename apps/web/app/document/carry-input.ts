import { EARLY } from './missing-code.ts'

/** What can be typed into, chosen, pressed or opened. */
type Control = HTMLInputElement & Partial<Pick<HTMLDetailsElement, 'open'>>

const CONTROLS = 'input,select,textarea,button,details'
const EVENTS = ['focusin', 'input', 'click', 'toggle'] as const

/**
 * React draws an app page anew where it doesn't find the server's texts: a translator may change them at any time until
 * React listens. What was typed, chosen, opened and pressed before that, and the focus, pass to the new elements. This is
 * inline, as nothing else is there early enough.
 */
export function carryInput() {
  /** The used element, and its index among its kind in the page. */
  const used = new Map<Control, number>()
  let focused: Control | undefined

  function note({ target, type }: Event) {
    const control = (target as Element).closest?.<Control>(CONTROLS)
    if (!control) return
    used.set(control, [...document.querySelectorAll(control.localName)].indexOf(control))
    if (type === 'focusin') focused = control
  }

  function carry(before: Control, now: Control) {
    if (before.hasAttribute(EARLY)) {
      now.setAttribute(EARLY, '')
      now.setAttribute('aria-busy', 'true')
    }
    if (before.open !== undefined) now.open = before.open
    else if (before.localName !== 'button') {
      now.value = before.value
      now.checked = before.checked
      now.dispatchEvent(new Event('change', { bubbles: true }))
    }
    if (before === focused && document.activeElement === document.body) now.focus({ preventScroll: true })
  }

  for (const name of EVENTS) addEventListener(name, note, true)
  // Once React listens (`use-hydrated.ts`), before anything else can happen to the page.
  new MutationObserver((_, observer) => {
    observer.disconnect()
    for (const name of EVENTS) removeEventListener(name, note, true)
    for (const [before, nth] of used) {
      const now = document.querySelectorAll<Control>(before.localName)[nth]
      const isSame = now?.id === before.id && now.name === before.name && now.type === before.type
      if (isSame && !before.isConnected) carry(before, now)
    }
  }).observe(document.documentElement, { attributeFilter: ['data-on'] })
}
