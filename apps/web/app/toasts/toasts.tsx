import { m } from '@pulli/messages/messages.js'
import { Icon } from '@pulli/ui/icon/icon.tsx'
import { createRoot } from 'react-dom/client'
import { ToastContainer, toast } from 'react-toastify/unstyled'
import { stayClearOfCalls } from './clear-of-calls.ts'
import styles from './toasts.css?url'

export type ToastKind = 'success' | 'error'

/** LIM-08: the library's default, repeated because a caller may set another. */
const CLOSES_AFTER_MS = 5_000

/** The container, created with the first toast. */
let place: HTMLElement | undefined

/** Shows a toast; the first one creates the container (LIM-07 to LIM-10, STA-14). */
export function raiseToast(text: string, kind: ToastKind, closesAfterMs = CLOSES_AFTER_MS) {
  place ??= setUp()
  standInFront(place)
  toast(text, { type: kind, autoClose: closesAfterMs })
}

/** Closes all toasts. */
export function lowerToasts() {
  toast.dismiss()
}

/** RES-02: a modal dialog makes the page inert, so while one is open the toasts are moved into it. */
function standInFront(toasts: HTMLElement) {
  const front = frontmostDialog() ?? document.body
  if (toasts.parentElement === front) return
  front.append(toasts)
  if (front !== document.body)
    front.addEventListener('close', () => document.body.append(toasts), { once: true })
}

/** Every open dialog of the site is modal. Not by `:modal`, which Chrome 104 and Safari 15.5 refuse to parse. */
function frontmostDialog(): Element | undefined {
  return [...document.querySelectorAll('dialog[open]')].pop()
}

function setUp() {
  const toasts = document.createElement('div')
  const sheet = document.createElement('link')
  sheet.rel = 'stylesheet'
  sheet.href = styles
  // Without its style sheet a toast would be laid out below the page and never close.
  const show = () => createRoot(toasts).render(<Toasts />)
  sheet.addEventListener('load', show)
  sheet.addEventListener('error', show)
  document.head.append(sheet)
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') toast.play()
  })
  // A dialog may open just after a toast.
  document.addEventListener('toggle', () => standInFront(toasts), true)
  stayClearOfCalls(toasts)
  return toasts
}

/**
 * The library pauses on hover and on Alt+T. This adds: focus pauses, Escape resumes, and a drag moves the toast even if
 * text is selected.
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
