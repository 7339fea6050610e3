import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import type { SignedInMember } from '@pulli/data/members/members.ts'
import { markCodeEntered } from '@pulli/data/sign-in/sessions.ts'
import { noteRefusal } from '#audit/record-refusal.ts'
import type { ApiContext } from '#context.ts'
import { verifyMemberCode } from '#sign-in/verify-member-code.ts'

/**
 * Checks the code of `POST /members/me/export-request`: for 15 minutes this session may download the export.
 * @throws DomainError `wrong-code`, `too-many-tries`
 */
export async function confirmExport(
  context: ApiContext,
  { member, code, requestId }: { member: SignedInMember; code: string; requestId: string },
): Promise<void> {
  const now = context.clock()
  const refusal = await context.database.db.transaction().execute(async (tx) => {
    const { refusal: refused } = await verifyMemberCode(tx, context, { member, purpose: 'export', code, now })
    const { pseudonym: actor, sessionId: subjectId } = member
    const event = { actor, subjectKind: 'session', subjectId, requestId, now }
    if (refused !== undefined) {
      await noteRefusal(tx, context, { ...event, action: 'export.refuse', code: refused.code })
      return refused
    }
    await markCodeEntered(tx, { ...member, now })
    await recordAudit(tx, { ...event, action: 'export.confirm' })
    return undefined
  })
  if (refusal !== undefined) throw refusal
}
