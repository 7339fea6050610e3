import { useState } from 'react'
import { useRevalidator } from 'react-router'

/** Says what was done, and loads the page's data again. */
export function useDeskStatus() {
  const { revalidate } = useRevalidator()
  const [status, setStatus] = useState('')
  return {
    status,
    onDone(words: string) {
      setStatus(words)
      void revalidate()
    },
  }
}

/** Announces what was done. */
export function DeskStatus({ children }: { children: string }) {
  return (
    <p className="desk__status" role="status">
      {children}
    </p>
  )
}
