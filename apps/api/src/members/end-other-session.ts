import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import type { SignedInMember } from '@pulli/data/members/members.ts'
import { dismissSignInNotice, endSession } from '@pulli/data/sign-in/sessions.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import { recordRefusal } from '#audit/record-refusal.ts'
import type { ApiContext } from '#context.ts'
import { claimWrite } from '#idempotency/idempotent-write.ts'

export type EndSessionInput = {
  member: SignedInMember
  sessionId: string
  idempotencyKey: string | undefined
  requestId: string
}

/**
 * Ends a session of the member's own, once under its idempotency key. One of someone else is not there for
 * them, and the attempt is recorded.
 * @throws DomainError `unknown-session`, `idempotency-key-reused`
 */
export async function endOtherSession(
  context: ApiContext,
  { member, sessionId, idempotencyKey: key, requestId }: EndSessionInput,
): Promise<void> {
  const now = context.clock()
  const subject = { actor: member.pseudonym, subjectKind: 'session', subjectId: sessionId, requestId }
  const write = { key, operation: 'endSession', owner: { memberId: member.memberId }, input: sessionId, now }
  const end = () =>
    context.database.db.transaction().execute(async (tx) => {
      if ((await claimWrite(tx, write)) !== undefined) return
      const isTheirs = await endSession(tx, { memberId: member.memberId, sessionId, now })
      if (!isTheirs) throw new DomainError('unknown-session')
      // Who ends it knows of it.
      await dismissSignInNotice(tx, { ...member, noticeId: sessionId, now })
      await recordAudit(tx, { ...subject, action: 'session.end', now })
    })
  await recordRefusal(context, { ...subject, action: 'session.refuse' }, end)
}
