import { useUser } from '#member/session/use-user.ts'
import { timeZone } from './time-zone.ts'

/** The member's time zone (D72), also after they chose another. */
export function useTimeZone(): string {
  useUser()
  return timeZone()
}
