import type { ToastKind } from './toasts.tsx'

interface Toast {
  text: string
  kind: ToastKind
  closesAfterMs?: number
}

/** Shows a toast; what shows toasts is loaded with the first one. */
export async function showToast({ text, kind, closesAfterMs }: Toast) {
  const { raiseToast } = await import('./toasts.tsx')
  raiseToast(text, kind, closesAfterMs)
}
