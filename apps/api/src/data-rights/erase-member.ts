import { recordAudit } from '@pulli/data/audit/record-audit.ts'
import { erasePerson } from '@pulli/data/data-rights/erase-person.ts'
import type { SignedInMember } from '@pulli/data/members/find-member-by-access-token.ts'
import { findWrongCodes } from '@pulli/data/sign-in/find-wrong-codes.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import type { ApiContext } from '#context.ts'
import { checkCode } from '#sign-in/check-code.ts'
import { numberHash } from '#sign-in/number-hash.ts'
import { whoseRows } from './whose-rows.ts'

export type Erasure = { member: SignedInMember; code: string; requestId: string }

/**
 * Erases a member who has shown once more that the number is theirs. Their sessions end with the rows, at once and
 * on every replica.
 *
 * @throws DomainError `wrong-code`, `too-many-tries`
 */
export async function eraseMember({ database, clock, config }: ApiContext, erasure: Erasure): Promise<void> {
  const { member, code, requestId } = erasure
  const now = clock()
  // What is refused is returned and thrown only after the transaction: the try has to stay counted.
  const refusal = await database.db.transaction().execute(async (tx) => {
    const { phone } = member
    const phoneHash = await numberHash(tx, config.signIn, phone)
    const wrong = await findWrongCodes(tx, phoneHash)
    const tried = await checkCode(tx, {
      ...{ phone, phoneHash, wrong, code, purpose: 'erase' as const, keys: config.signIn, now },
    })
    const isRight = tried.verdict === 'right'
    // Written while the pseudonym is still somebody's; from the end of this transaction on it is nobody's.
    await recordAudit(tx, {
      actor: member.pseudonym,
      action: isRight ? 'member.erase' : 'erasure.refuse',
      subjectKind: 'member',
      ...{ requestId, now },
    })
    if (isRight) return void (await erasePerson(tx, whoseRows(member, config.signIn)))
    if (tried.verdict !== 'waits') return new DomainError('wrong-code')
    const { retryAfterSeconds } = tried
    return new DomainError('too-many-tries', retryAfterSeconds === undefined ? {} : { retryAfterSeconds })
  })
  if (refusal !== undefined) throw refusal
}
