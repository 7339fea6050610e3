import type { ToastKind } from './toasts.tsx'

interface Toast {
  text: string
  kind: ToastKind
  closesAfterMs?: number
}

/** The toast module, loaded with the first toast. */
let showing: Promise<typeof import('./toasts.tsx') | undefined> | undefined

/** Shows a toast. If the module cannot be loaded, nothing is shown and nothing fails. */
export async function showToast({ text, kind, closesAfterMs }: Toast) {
  showing = import('./toasts.tsx').catch(() => undefined)
  const toasts = await showing
  toasts?.raiseToast(text, kind, closesAfterMs)
}

/** Closes the toasts once what they complain about is corrected. */
export async function clearToasts() {
  const toasts = await showing
  toasts?.lowerToasts()
}
