import { setLeaving } from '#member/session/return-to.ts'
import { leaveQuickly } from '#quick-exit/leave-quickly.ts'

/** A quick exit whose end of the session does not lead to the login. */
export function leaveDashboard(to: string) {
  setLeaving(true)
  void leaveQuickly(to)
}
