import { useEffect, useState } from 'react'
import { leaveDashboard } from './leave-dashboard.ts'

/**
 * Leaves after three presses of Shift, as on GOV.UK, also over a dialog.
 * @param to the neutral address
 * @returns the number of presses, to be announced
 */
export function useThreeShifts(to: string): number {
  const [presses, setPresses] = useState(0)
  useEffect(() => {
    // Imported on demand (P2). If that fails, the link still works.
    const listening = import('#quick-exit/listen-for-shifts.ts')
      .then(({ listenForShifts }) => listenForShifts(() => leaveDashboard(to), setPresses))
      .catch(() => undefined)
    return () => void listening.then((stop) => stop?.())
  }, [to])
  return presses
}
