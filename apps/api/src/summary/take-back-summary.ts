import { recordAudit } from '@pulli/data/audit/record-audit.ts'
import type { SignedInMember } from '@pulli/data/members/find-member-by-access-token.ts'
import { deleteSummary } from '@pulli/data/summary/delete-summary.ts'
import type { ApiContext } from '#context.ts'

/**
 * Takes back the summary that a member sent to an appointment: it is deleted at once. There is no limit, and it needs no
 * request of theirs: whoever changed their number since can take it back too. Without one, nothing changes.
 */
export async function takeBackSummary(
  { database, clock }: ApiContext,
  { member, id, requestId }: { member: SignedInMember; id: string; requestId: string },
): Promise<void> {
  const now = clock()
  await database.db.transaction().execute(async (tx) => {
    const deleted = await deleteSummary(tx, { memberId: member.memberId, appointmentId: id })
    if (deleted === undefined) return
    // Copied beside the backups: a restore takes it back again.
    const event = { action: 'summary.take-back', subjectKind: 'summary', subjectId: deleted }
    await recordAudit(tx, { actor: member.pseudonym, ...event, requestId, now })
  })
}
