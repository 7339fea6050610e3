import type { ToastKind } from './toasts.tsx'

interface Toast {
  text: string
  kind: ToastKind
  closesAfterMs?: number
}

/** Shows a toast; what shows toasts is loaded with the first one. Where it does not come, nothing else is held up. */
export async function showToast({ text, kind, closesAfterMs }: Toast) {
  const toasts = await import('./toasts.tsx').catch(() => undefined)
  toasts?.raiseToast(text, kind, closesAfterMs)
}
