import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import type { SignedInMember } from '@pulli/data/members/members.ts'
import { dismissSignInNotice } from '@pulli/data/sign-in/sessions.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import type { ApiContext } from '#context.ts'

/**
 * Dismisses the notice of a sign-in, for all of the member's sessions.
 * @throws DomainError `unknown-notice`, also for the session's own sign-in
 */
export async function dismissNotice(
  { database, clock }: ApiContext,
  { member, noticeId, traceId }: { member: SignedInMember; noticeId: string; traceId: string },
): Promise<void> {
  const now = clock()
  const { memberId, sessionId } = member
  await database.db.transaction().execute(async (tx) => {
    if (!(await dismissSignInNotice(tx, { memberId, sessionId, noticeId, now })))
      throw new DomainError('unknown-notice')
    await recordAudit(tx, {
      actor: member.pseudonym,
      action: 'notice.dismiss',
      subjectKind: 'session',
      subjectId: noticeId,
      traceId,
      now,
    })
  })
}
