import { useEffect } from 'react'
import { showToast } from '#toasts/show-toast.ts'

/** A message of the page, shown as a toast after hydration. */
export function Notice({ text }: { text: string }) {
  useEffect(() => void showToast({ text, kind: 'error' }), [text])
  return null
}
