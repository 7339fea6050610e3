import { checkAge } from './check-age.ts'
import { STANDING_NUMBERS } from './order-lines.ts'

/** What came of a test call. */
export const TEST_CALL_RESULTS = ['answered', 'nobody', 'engaged', 'not-in-service'] as const
export type TestCallResult = (typeof TEST_CALL_RESULTS)[number]

/** After how many months the office calls a line again. Source: docs/runbooks/check-a-crisis-line.md. */
export const CALL_AGAIN_AFTER_MONTHS = { standing: 3, others: 6 } as const

/**
 * Returns whether the office should call a line: it never has, or its last test call is too long ago.
 *
 * @param lastCalledOn `YYYY-MM-DD`
 * @param today `YYYY-MM-DD`
 */
export function isTestCallDue(telephone: string, lastCalledOn: string | undefined, today: string): boolean {
  if (lastCalledOn === undefined) return true
  const limit = CALL_AGAIN_AFTER_MONTHS[STANDING_NUMBERS.includes(telephone) ? 'standing' : 'others']
  return checkAge(lastCalledOn, today).months >= limit
}
