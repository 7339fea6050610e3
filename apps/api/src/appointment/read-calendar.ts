import { setTimeout as sleep } from 'node:timers/promises'
import { type OfficeCalendar, officeCalendar } from '@pulli/contracts/opening-hours/office-hours.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import type { ApiContext } from '#context.ts'

/** The settings are in memory nearly always. */
const PATIENCE_MILLISECONDS = 2_000
const RETRY_SECONDS = 5

/**
 * Returns the days of the office. Where they cannot be read no time is offered: it could be on a holiday, when
 * the counsellor is away.
 *
 * @throws DomainError `calendar-unavailable`
 */
export async function readCalendar({ callHours }: Pick<ApiContext, 'callHours'>): Promise<OfficeCalendar> {
  const answered = new AbortController()
  try {
    const late = sleep(PATIENCE_MILLISECONDS, undefined, { signal: answered.signal, ref: false })
    late.catch(() => undefined)
    const read = callHours === undefined ? {} : await Promise.race([callHours(), late])
    if (read !== undefined) return read.calendar ?? officeCalendar(undefined)
  } catch {
    // As a late answer.
  } finally {
    answered.abort()
  }
  throw new DomainError('calendar-unavailable', { retryAfterSeconds: RETRY_SECONDS })
}
