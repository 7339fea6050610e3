import { m } from '@pulli/messages/messages.js'
import { useEffect, useRef } from 'react'
import { whenWords } from '#desk/date-words.ts'

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

/** Says that the last look failed, and how old what is shown is. */
export function StaleNote({ lookedAt }: { lookedAt: Date }) {
  return (
    <p className="refusal" role="status">
      {m.desk_list_stale({ when: whenWords(lookedAt.toISOString()) })}
    </p>
  )
}
