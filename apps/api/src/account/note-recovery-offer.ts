import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import type { SignedInMember } from '@pulli/data/members/members.ts'
import { offerRecovery } from '@pulli/data/recovery/recovery-codes.ts'
import type { ApiContext } from '#context.ts'
import { settleMember } from './settle-member.ts'

/**
 * Stores that a member has been informed about the recovery code. Only then can their account become inactive (decision
 * D59). The first time counts.
 */
export async function noteRecoveryOffer(
  { database, encryption, clock }: ApiContext,
  { member, traceId }: { member: SignedInMember; traceId: string },
): Promise<void> {
  const now = clock()
  await database.db.transaction().execute(async (tx) => {
    await settleMember(tx, encryption, { member, traceId, now })
    if (!(await offerRecovery(tx, member.memberId, now))) return
    await recordAudit(tx, {
      actor: member.pseudonym,
      action: 'recovery.offer',
      subjectKind: 'member',
      traceId,
      now,
    })
  })
}
