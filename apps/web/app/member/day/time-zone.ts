import { DEFAULT_TIME_ZONE, dayIn, isTimeZone } from '@pulli/domain/day/local-day.ts'

/** D17: where the member is now, as their browser says. */
export function timeZone(): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return isTimeZone(zone) ? zone : DEFAULT_TIME_ZONE
}

/** MOD-07: the member's local day by the clock of their browser, as the server reckons it too. */
export function today(): string {
  return dayIn(timeZone(), new Date())
}
