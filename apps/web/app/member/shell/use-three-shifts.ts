import { useEffect, useState } from 'react'

/**
 * Hides after three presses of Shift, as on GOV.UK, also over a dialog.
 * @param to the neutral address; without one nothing is registered
 * @returns the number of presses, to be announced
 */
export function useThreeShifts(to: string | undefined): number {
  const [presses, setPresses] = useState(0)
  useEffect(() => {
    if (to === undefined) return
    // Imported on demand (P2). If that fails, the link still works.
    const listening = import('./listen-for-shifts.ts')
      .then(({ listenForShifts }) => listenForShifts(to, setPresses))
      .catch(() => undefined)
    return () => void listening.then((stop) => stop?.())
  }, [to])
  return presses
}
