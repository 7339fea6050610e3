import { useEffect, useState } from 'react'

/**
 * Hides where Shift is pressed three times, as on the sites of GOV.UK, also where a dialog is open.
 * @param to the neutral address; nothing is listened to without one
 * @returns how many presses were made, to be said
 */
export function useThreeShifts(to: string | undefined): number {
  const [presses, setPresses] = useState(0)
  useEffect(() => {
    if (to === undefined) return
    // The first page has no weight for it (P2); where it does not come, the link is there.
    const listening = import('./listen-for-shifts.ts')
      .then(({ listenForShifts }) => listenForShifts(to, setPresses))
      .catch(() => undefined)
    return () => void listening.then((stop) => stop?.())
  }, [to])
  return presses
}
