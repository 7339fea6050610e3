import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import { endSession } from '@pulli/data/sign-in/sessions.ts'
import type { ApiContext } from '#context.ts'

/** Ends a member's session at once on every replica: every request looks its token up in the database. */
export async function signOut(
  { database, clock }: ApiContext,
  {
    memberId,
    sessionId,
    pseudonym,
    requestId,
  }: { memberId: string; sessionId: string; pseudonym: string; requestId: string },
): Promise<void> {
  const now = clock()
  await database.db.transaction().execute(async (tx) => {
    if (!(await endSession(tx, { memberId, sessionId, now }))) return
    await recordAudit(tx, {
      actor: pseudonym,
      action: 'session.leave',
      subjectKind: 'session',
      subjectId: sessionId,
      requestId,
      now,
    })
  })
}
