import { useEffect } from 'react'
import { showToast } from '#toasts/show-toast.ts'

/** A message that a page brings with it: it shows itself as a toast once the page is there. */
export function Notice({ text }: { text: string }) {
  useEffect(() => void showToast({ text, kind: 'error' }), [text])
  return null
}
