import { type DescribedAppointment, findAppointment } from '@pulli/data/appointment/appointments.ts'
import { findRequestOfNumber } from '@pulli/data/consultation/request-claims.ts'
import type { SignedInMember } from '@pulli/data/members/members.ts'
import type { Db } from '@pulli/data/schema.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import type { ApiContext } from '#context.ts'

/**
 * Finds the appointment that a member may send a summary to: of a request of their number, booked, and not over.
 *
 * @throws DomainError `unknown-appointment`, `appointment-over`
 */
export async function ownAppointment(
  { encryption: keys }: Pick<ApiContext, 'encryption'>,
  db: Db,
  { member, id, now }: { member: SignedInMember; id: string; now: Date },
): Promise<DescribedAppointment> {
  const found = await findAppointment(db, id)
  const request =
    found && (await findRequestOfNumber(db, keys, { id: found.requestId, phone: member.phone, now }))
  if (found === undefined || request === undefined) throw new DomainError('unknown-appointment')
  if (found.status !== 'booked' || found.endsAt <= now) throw new DomainError('appointment-over')
  return found
}
