import { recordAudit } from '@pulli/data/audit/record-audit.ts'
import type { SignedInMember } from '@pulli/data/members/find-member-by-access-token.ts'
import { markCodeEntered } from '@pulli/data/sign-in/mark-code-entered.ts'
import { tryOwnCode } from '#account/try-own-code.ts'
import type { ApiContext } from '#context.ts'

/**
 * Takes the code of `POST /members/me/export-request`: for 15 minutes this session may take everything along.
 * @throws DomainError `wrong-code`, `too-many-tries`
 */
export async function confirmExport(
  context: ApiContext,
  { member, code, requestId }: { member: SignedInMember; code: string; requestId: string },
): Promise<void> {
  const now = context.clock()
  const refusal = await context.database.db.transaction().execute(async (tx) => {
    const { refusal: refused } = await tryOwnCode(tx, context, { member, purpose: 'export', code, now })
    if (refused === undefined) await markCodeEntered(tx, { ...member, now })
    await recordAudit(tx, {
      actor: member.pseudonym,
      action: refused === undefined ? 'export.confirm' : 'export.refuse',
      subjectKind: 'session',
      subjectId: member.sessionId,
      requestId,
      now,
    })
    return refused
  })
  if (refusal !== undefined) throw refusal
}
