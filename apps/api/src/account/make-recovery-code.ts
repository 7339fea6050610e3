import { randomInt } from 'node:crypto'
import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import type { SignedInMember } from '@pulli/data/members/members.ts'
import { offerRecovery, storeRecoveryCode } from '@pulli/data/recovery/recovery-codes.ts'
import { isCodeFresh } from '@pulli/domain/account/fresh-code.ts'
import { drawRecoveryCode } from '@pulli/domain/account/recovery-code.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import type { ApiContext } from '#context.ts'
import { limitMember } from '#limits/limit-member.ts'
import { recoveryCodeHash } from './recovery-code-hash.ts'
import { settleMember } from './settle-member.ts'

const MOST_AN_HOUR = 10

/**
 * Creates a recovery code for a member and invalidates the previous one. A recovery code is worth as much as the number
 * itself, so a token alone is not enough: a one-time code must have been entered recently in this session.
 *
 * @returns the code, which cannot be read again
 * @throws DomainError `fresh-code-needed`, `too-many-requests`
 */
export async function makeRecoveryCode(
  context: ApiContext,
  { member, traceId }: { member: SignedInMember; traceId: string },
): Promise<{ recoveryCode: string; madeAt: Date }> {
  const now = context.clock()
  const { memberId } = member
  if (!isCodeFresh(member.codeEnteredAt, now)) throw new DomainError('fresh-code-needed')
  const recoveryCode = drawRecoveryCode((max) => randomInt(max))
  await context.database.db.transaction().execute(async (tx) => {
    await limitMember(tx, context, { name: 'recovery-code-member', memberId, max: MOST_AN_HOUR, now })
    await settleMember(tx, context.encryption, { member, traceId, now })
    await offerRecovery(tx, memberId, now)
    const codeHash = recoveryCodeHash(recoveryCode.replaceAll('-', ''))
    await storeRecoveryCode(tx, { memberId, codeHash, now })
    await recordAudit(tx, {
      actor: member.pseudonym,
      action: 'recovery.make',
      subjectKind: 'member',
      traceId,
      now,
    })
  })
  return { recoveryCode, madeAt: now }
}
