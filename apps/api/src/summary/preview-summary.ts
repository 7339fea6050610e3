import type { SummaryChoice, SummaryPreview } from '@pulli/contracts/sent-summary.ts'
import type { SignedInMember } from '@pulli/data/members/members.ts'
import type { ApiContext } from '#context.ts'
import { limitMember } from '#limits/limit-member.ts'
import { makeSummary } from './make-summary.ts'
import { ownAppointment } from './own-appointment.ts'
import { MOST_SUMMARIES_AN_HOUR } from './summary-limit.ts'
import { recipientOf } from './view-of-summary.ts'

/**
 * Returns what a summary would show, to whom and for how long. Nothing is stored.
 *
 * @throws DomainError `unknown-appointment`, `appointment-over`, `too-many-requests`
 */
export async function previewSummary(
  context: ApiContext,
  { member, id, choice }: { member: SignedInMember; id: string; choice: SummaryChoice },
): Promise<SummaryPreview> {
  const now = context.clock()
  return context.database.db.transaction().execute(async (tx) => {
    const { memberId } = member
    await limitMember(tx, context, { name: 'summary-member', memberId, max: MOST_SUMMARIES_AN_HOUR, now })
    const appointment = await ownAppointment(context, tx, { member, id, now })
    const made = await makeSummary(context, tx, { member, appointmentId: id, choice, now })
    return { ...recipientOf({ ...appointment, appointmentId: id }), ...made }
  })
}
