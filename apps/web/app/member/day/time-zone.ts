import { DEFAULT_TIME_ZONE, dayIn, isTimeZone } from '@pulli/domain/day/local-day.ts'
import { currentUser } from '#member/session/session.ts'

/** D17, D72: the time zone that the member chose, or that of the browser. */
export function timeZone(): string {
  const user = currentUser()
  if (user?.time_zone_is_chosen && isTimeZone(user.time_zone)) return user.time_zone
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return isTimeZone(zone) ? zone : DEFAULT_TIME_ZONE
}

/** MOD-07: the member's local day in that zone, by the browser's clock, by the rule that the server uses. */
export function today(): string {
  return dayIn(timeZone(), new Date())
}
