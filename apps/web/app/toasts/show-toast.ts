import type { ToastKind } from './toasts.tsx'

interface Toast {
  text: string
  kind: ToastKind
  closesAfterMs?: number
}

/** What shows toasts, once there was one. */
let showing: Promise<typeof import('./toasts.tsx') | undefined> | undefined

/** Shows a toast; what shows toasts is loaded with the first one. Where it does not come, nothing else is held up. */
export async function showToast({ text, kind, closesAfterMs }: Toast) {
  showing = import('./toasts.tsx').catch(() => undefined)
  const toasts = await showing
  toasts?.raiseToast(text, kind, closesAfterMs)
}

/** Takes away what still says that something is wrong, once it is right. */
export async function clearToasts() {
  const toasts = await showing
  toasts?.lowerToasts()
}
