import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import type { SignedInMember } from '@pulli/data/members/members.ts'
import { readErasedEntries } from '@pulli/data/sealed-erasure/sealed-erasures.ts'
import { deleteSummary, listOwnSummaries } from '@pulli/data/summary/summaries.ts'
import type { ApiContext } from '#context.ts'
import { keepSealed } from '#sealed-erasure/keep-sealed.ts'

/**
 * Takes back the summary that a member sent to an appointment: it is deleted at once. There is no limit, and it needs no
 * request of theirs: anyone who changed their number since can take it back too. Without one, nothing changes.
 */
export async function takeBackSummary(
  { database, encryption, config, clock }: ApiContext,
  { member, id, requestId }: { member: SignedInMember; id: string; requestId: string },
): Promise<void> {
  const now = clock()
  const { memberId } = member
  await database.db.transaction().execute(async (tx) => {
    const all = await listOwnSummaries(tx, { memberId, endedAfter: new Date(0) })
    const sent = all.find(({ appointmentId }) => appointmentId === id)
    if (sent !== undefined)
      await keepSealed(tx, config.seal, {
        action: 'summary.take-back',
        now,
        read: () => readErasedEntries(tx, encryption, { memberId, tables: ['sent_summaries'], id: sent.id }),
      })
    const deleted = await deleteSummary(tx, { memberId, appointmentId: id })
    if (deleted === undefined) return
    // Copied beside the backups: a restore takes it back again.
    const event = { action: 'summary.take-back', subjectKind: 'summary', subjectId: deleted }
    await recordAudit(tx, { actor: member.pseudonym, ...event, requestId, now })
  })
}
