import { type Control, controlsIn, fill } from './server-form.ts'

/**
 * Where React draws anew what the server sent, because a translator or an extension has changed the page, this puts what was
 * typed until then, and the focus, into the new fields, before the visitor types into those. A press on a button that waited for
 * React (`hydrate-on.ts`) goes to the new one.
 *
 * @returns ends it; the address of another page does too
 */
export function carryTyped(element: Element): () => void {
  const { pathname } = location
  let controls = controlsIn(element)
  let buttons = [...element.querySelectorAll('button')]
  let focused = document.activeElement
  const note = ({ target }: Event) => {
    focused = target as Element
  }
  element.addEventListener('focusin', note)

  const observer = new MutationObserver(() => {
    if (location.pathname !== pathname) return stop()
    const drawn = controlsIn(element)
    const presses = element.querySelectorAll('button')
    controls = controls.map((one) => {
      const now = drawn.find(({ control, nth }) => control.name === one.control.name && nth === one.nth)
      if (one.control.isConnected || !now) return one
      takeOver(now.control, one.control)
      return now
    })
    buttons = buttons.map((button, nth) => {
      const now = presses[nth]
      if (button.isConnected || !now) return button
      button.addEventListener('click', () => now.click(), { once: true })
      return now
    })
  })
  observer.observe(element, { childList: true, subtree: true })

  function stop() {
    observer.disconnect()
    element.removeEventListener('focusin', note)
  }

  function takeOver(now: Control, before: Control) {
    fill(now, { value: before.value, isChecked: 'checked' in before && before.checked })
    if (before === focused && document.activeElement === document.body) now.focus()
  }
  return stop
}
