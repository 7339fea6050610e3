import { useEffect, useRef } from 'react'

const EVERY_MILLISECONDS = 30_000

/** Looks again now and then while the page is seen, and at once when it comes back into sight. The focus stays. */
export function useQuietRefresh(look: () => void) {
  const latest = useRef(look)
  latest.current = look
  useEffect(() => {
    const lookIfSeen = () => document.visibilityState === 'visible' && latest.current()
    const timer = setInterval(lookIfSeen, EVERY_MILLISECONDS)
    document.addEventListener('visibilitychange', lookIfSeen)
    addEventListener('online', lookIfSeen)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', lookIfSeen)
      removeEventListener('online', lookIfSeen)
    }
  }, [])
}
