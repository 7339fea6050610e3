import { m } from '@pulli/messages/messages.js'
import { Icon } from '@pulli/ui/icon/icon.tsx'
import styles from '@pulli/ui/toast/toast.css?url'
import { createRoot } from 'react-dom/client'
import { ToastContainer, toast } from 'react-toastify/unstyled'

export type ToastKind = 'success' | 'error'

/** LIM-08; the library's own default, written here because a page may set another. */
const CLOSES_AFTER_MS = 5_000

let isThere = false

/** Raises a toast, and sets up what shows them with the first (LIM-07 to LIM-10, STA-14). */
export function raiseToast(text: string, kind: ToastKind, closesAfterMs = CLOSES_AFTER_MS) {
  if (!isThere) setUp()
  toast(text, { type: kind, autoClose: closesAfterMs })
}

function setUp() {
  isThere = true
  const sheet = document.createElement('link')
  sheet.rel = 'stylesheet'
  sheet.href = styles
  document.head.append(sheet)
  const place = document.createElement('div')
  document.body.append(place)
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') toast.play()
  })
  createRoot(place).render(<Toasts />)
}

/** The library pauses on hover and on Alt+T; focus pauses here, and Escape resumes wherever it is pressed. */
function Toasts() {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what happens on the toasts inside
    <div onFocus={() => toast.pause()} onBlur={() => toast.play()}>
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
