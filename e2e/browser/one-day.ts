/**
 * A place without clock changes whose midnight is an hour or more away, so that the day of a test changes neither in the
 * browser nor, as both send or store their zone, on the server. It is also another day there than in UTC: code that takes
 * the day of a machine for that of a person is found out.
 */
export const ZONE = new Date().getUTCHours() < 10 ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati'

/** For `test.use` in tests about days. */
export const IN_ONE_DAY = { timezoneId: ZONE }

const DAY_MILLISECONDS = 86_400_000

/** Returns the calendar day in that zone some days ago. */
export function dayAgo(days: number): string {
  const words = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE })
  return words.format(new Date(Date.now() - days * DAY_MILLISECONDS))
}
