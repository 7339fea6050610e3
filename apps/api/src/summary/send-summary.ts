import type { SummaryToSend } from '@pulli/contracts/sent-summary.ts'
import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import { lockRequest } from '@pulli/data/consultation/requests.ts'
import type { SignedInMember } from '@pulli/data/members/members.ts'
import { deleteSummary, findOwnSummary, storeSummary } from '@pulli/data/summary/summaries.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import { purposesOf } from '@pulli/domain/summary/summary-items.ts'
import { requireConsent } from '#consent/require-consent.ts'
import type { ApiContext } from '#context.ts'
import { limitMember } from '#limits/limit-member.ts'
import { limitNewEntries } from '#sealed-erasure/limit-new-entries.ts'
import { makeSummary } from './make-summary.ts'
import { ownAppointment } from './own-appointment.ts'
import { MOST_SUMMARIES_AN_HOUR } from './summary-limit.ts'
import { endedAfter } from './summary-retention.ts'

export type Sending = { member: SignedInMember; id: string; choice: SummaryToSend; traceId: string }

/**
 * Sends a summary to an appointment of a member, in place of the one that they sent before: a copy of exactly what they
 * looked at. The same again changes nothing.
 *
 * @throws DomainError `unknown-appointment`, `appointment-over`, `stale-summary` if something has changed since they
 *   looked, `consent-required` where the chosen data is stored under a consent that they withdrew, `too-many-requests`,
 *   `too-many-entries`
 */
export async function sendSummary(
  context: ApiContext,
  { member, id, choice: { seen, ...choice }, traceId }: Sending,
): Promise<void> {
  const now = context.clock()
  const { memberId } = member
  const purposes = purposesOf(new Set(choice.items))
  await context.database.db.transaction().execute(async (tx) => {
    // Others of this member wait here, so what is found below stays.
    await limitMember(tx, context, { name: 'summary-member', memberId, max: MOST_SUMMARIES_AN_HOUR, now })
    for (const purpose of purposes) await requireConsent(tx, memberId, purpose)
    const known = await ownAppointment(context, tx, { member, id, now })
    // A move or a cancellation waits, or is over: then the appointment is.
    await lockRequest(tx, known.requestId)
    await ownAppointment(context, tx, { member, id, now })
    const { dataKey } = member
    const made = await makeSummary(context, tx, {
      member,
      appointmentId: id,
      choice,
      now,
    })
    if (made.seen !== seen) throw new DomainError('stale-summary')
    const content = JSON.stringify(made.content)
    const whose = { memberId, appointmentId: id, endedAfter: endedAfter(now) }
    const before = await findOwnSummary(tx, dataKey, whose)
    if (before?.content === content) return
    // What has ended was another counsellor's: with it go the times at which they opened it.
    if (before?.content === null) await deleteSummary(tx, { memberId, appointmentId: id })
    const replaces = before?.content === null ? undefined : before?.id
    if (replaces === undefined) await limitNewEntries(tx, context, { kind: 'document', memberId, now })
    const stored = await storeSummary(tx, dataKey, {
      memberId,
      appointmentId: id,
      replaces,
      purposes,
      content,
      now,
    })
    if (stored === undefined) throw new DomainError('unknown-appointment')
    const event = { action: 'summary.send', subjectKind: 'summary', subjectId: stored }
    await recordAudit(tx, { actor: member.pseudonym, ...event, traceId, now })
  })
}
