import type { SignInNotice } from '@pulli/contracts/members.ts'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { loadNotices } from './notice-calls.ts'

/** The shortest interval. There is no timer: an idle page would keep its session alive. */
const ASK_AGAIN_MS = 5 * 60_000

/** The new sign-ins, loaded with the dashboard, on return to the tab and on navigation. */
export function useNotices() {
  const [notices, setNotices] = useState<readonly SignInNotice[]>([])
  const askedAt = useRef(0)
  const { pathname } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: reloads on navigation
  useEffect(() => {
    const look = () => {
      if (document.visibilityState !== 'visible' || Date.now() - askedAt.current < ASK_AGAIN_MS) return
      askedAt.current = Date.now()
      void loadNotices().then((found) => found && setNotices(found))
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [pathname])

  const remove = ({ id }: SignInNotice) => setNotices((before) => before.filter((other) => other.id !== id))
  return { notices, remove }
}
