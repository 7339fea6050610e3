import type { Tx } from '@pulli/data/schema.ts'
import type { SignedInStaff } from '@pulli/data/staff/sessions.ts'
import { lockStaff } from '@pulli/data/staff/staff.ts'
import { dayIn } from '@pulli/domain/day/local-day.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import { readCalendar } from '#appointment/read-calendar.ts'
import type { ApiContext } from '#context.ts'
import type { DeskCaller } from '#desk-request/desk-caller.ts'

/** Who changes hours, in which call, and what the office's calendar says. */
export type HoursCaller = {
  person: SignedInStaff
  traceId: string
  zone: string
  today: string
  now: Date
}

/**
 * Returns who calls, and today in the zone of the office.
 * @throws DomainError `calendar-unavailable`
 */
export async function hoursCaller(
  context: ApiContext,
  { person, traceId }: DeskCaller,
): Promise<HoursCaller> {
  const { zone } = await readCalendar(context)
  const now = context.clock()
  return { person, traceId, zone, today: dayIn(zone, now), now }
}

/** Returns whether someone may see and change the hours of others. */
export function arrangesOthers({ roles }: Pick<SignedInStaff, 'roles'>): boolean {
  return roles.some((role) => role === 'owner' || role === 'coordinator')
}

/**
 * Lets only the person themselves, owners and coordinators at hours.
 * @throws DomainError `not-permitted`
 */
export function permitHours(caller: Pick<SignedInStaff, 'staffId' | 'roles'>, staffId: string): void {
  if (staffId !== caller.staffId && !arrangesOthers(caller)) throw new DomainError('not-permitted')
}

/**
 * Locks whose hours change, so that two changes at once do not overlap unseen.
 * @throws DomainError `not-permitted`, `unknown-staff`
 */
export async function lockHours(tx: Tx, caller: SignedInStaff, staffId: string): Promise<void> {
  permitHours(caller, staffId)
  if ((await lockStaff(tx, staffId)) === undefined) throw new DomainError('unknown-staff')
}
