import { recordAudit } from '@pulli/data/audit/record-audit.ts'
import type { SignedInMember } from '@pulli/data/members/find-member-by-access-token.ts'
import { endSession } from '@pulli/data/sign-in/end-session.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import type { ApiContext } from '#context.ts'

/**
 * Ends a session of the member's own. One of somebody else is not there for them, and the wish is recorded.
 * @throws DomainError `unknown-session`
 */
export async function endOtherSession(
  { database, clock }: ApiContext,
  { member, sessionId, requestId }: { member: SignedInMember; sessionId: string; requestId: string },
): Promise<void> {
  const now = clock()
  const hasEnded = await database.db.transaction().execute(async (tx) => {
    const isTheirs = await endSession(tx, { memberId: member.memberId, sessionId, now })
    await recordAudit(tx, {
      actor: member.pseudonym,
      action: isTheirs ? 'session.end' : 'session.refuse',
      subjectKind: 'session',
      subjectId: sessionId,
      ...{ requestId, now },
    })
    return isTheirs
  })
  if (!hasEnded) throw new DomainError('unknown-session')
}
