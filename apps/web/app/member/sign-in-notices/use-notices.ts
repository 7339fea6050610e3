import type { SignInNotice } from '@pulli/contracts/members.ts'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { loadNotices } from './notice-calls.ts'

/** Asked for no more often. No timer does it: a page that lies open would keep its session from ending. */
const ASK_AGAIN_MS = 5 * 60_000

/** The new sign-ins, asked for with the dashboard, and again as somebody comes back or goes on to another page. */
export function useNotices() {
  const [notices, setNotices] = useState<readonly SignInNotice[]>([])
  const askedAt = useRef(0)
  const { pathname } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is a reason to look
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

  const forget = ({ id }: SignInNotice) => setNotices((before) => before.filter((other) => other.id !== id))
  return { notices, forget }
}
