import { m } from '@pulli/messages/messages.js'
import { Icon } from '@pulli/ui/icon/icon.tsx'
import styles from '@pulli/ui/toast/toast.css?url'
import { createRoot } from 'react-dom/client'
import { ToastContainer, toast } from 'react-toastify/unstyled'

export type ToastKind = 'success' | 'error'

/** LIM-08; the library's own default, written here because a page may set another. */
const CLOSES_AFTER_MS = 5_000

/** What holds the toasts, once there are any. */
let place: HTMLElement | undefined

/** Raises a toast, and sets up what shows them with the first (LIM-07 to LIM-10, STA-14). */
export function raiseToast(text: string, kind: ToastKind, closesAfterMs = CLOSES_AFTER_MS) {
  place ??= setUp()
  standInFront(place)
  toast(text, { type: kind, autoClose: closesAfterMs })
}

/** Takes all toasts away before their time. */
export function lowerToasts() {
  toast.dismiss()
}

/** RES-02: a modal dialog covers the page and holds it still, so while one is open the toasts stand in it. */
function standInFront(toasts: HTMLElement) {
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
  const front = dialog ?? document.body
  if (toasts.parentElement === front) return
  front.append(toasts)
  dialog?.addEventListener('close', () => document.body.append(toasts), { once: true })
}

function setUp() {
  const toasts = document.createElement('div')
  const sheet = document.createElement('link')
  sheet.rel = 'stylesheet'
  sheet.href = styles
  // Before its sheet is there a toast would stand somewhere below the page, and never go.
  const show = () => createRoot(toasts).render(<Toasts />)
  sheet.addEventListener('load', show)
  sheet.addEventListener('error', show)
  document.head.append(sheet)
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') toast.play()
  })
  // A dialog may open just after a toast was raised.
  document.addEventListener('toggle', () => standInFront(toasts), true)
  return toasts
}

/**
 * The library pauses on hover and on Alt+T; focus pauses here, and Escape resumes wherever it is pressed. Pressed
 * inside of a selection, a toast is dragged itself, and not the selected text.
 */
function Toasts() {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what happens on the toasts inside
    <div
      onFocus={() => toast.pause()}
      onBlur={() => toast.play()}
      onDragStart={(event) => event.preventDefault()}
    >
      <ToastContainer
        position="top-right"
        autoClose={CLOSES_AFTER_MS}
        draggable
        draggablePercent={80}
        pauseOnHover
        aria-label={m.toast_region()}
        icon={({ type }) => <Icon name={type === 'success' ? 'check' : 'warning'} />}
      />
    </div>
  )
}
