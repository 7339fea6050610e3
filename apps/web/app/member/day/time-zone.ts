import { DEFAULT_TIME_ZONE, dayIn, isTimeZone } from '@pulli/domain/day/local-day.ts'

/** D17: the time zone of the browser. */
export function timeZone(): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return isTimeZone(zone) ? zone : DEFAULT_TIME_ZONE
}

/** MOD-07: the member's local day by the browser's clock, by the rule that the server uses. */
export function today(): string {
  return dayIn(timeZone(), new Date())
}
