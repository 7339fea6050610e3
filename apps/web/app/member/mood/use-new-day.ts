import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { today } from '#member/day/time-zone.ts'

/** MOD-07: reloads a page that was left open past midnight when it becomes visible. */
export function useNewDay(shown: string) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible' && today() !== shown) void revalidate()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [shown, revalidate])
}
