import type { SignedInMember } from '@pulli/data/members/find-member-by-access-token.ts'
import type { CodePurpose, Tx } from '@pulli/data/schema.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import type { ApiContext } from '#context.ts'
import { checkCode } from './check-code.ts'
import { memberHash } from './code-asker.ts'

/** A code that a member enters to show once more that a number is theirs. */
export type MemberCode = {
  member: Pick<SignedInMember, 'memberId' | 'phone'>
  /** Where it is not the number that they have. */
  phone?: string
  purpose: CodePurpose
  code: string
  /** Under which name it was sent, where more than one code was. */
  field?: string
  now: Date
}

/** A code that was right is spent; why another one was refused. */
export type VerifiedMemberCode = { spent: string; refusal?: never } | { spent?: never; refusal: DomainError }

/**
 * Tries a code that a member who is signed in asked for: nobody else's does. A refusal is given back and not thrown:
 * the caller throws it after the transaction, in which the try has to stay counted.
 */
export async function verifyMemberCode(
  tx: Tx,
  { config }: Pick<ApiContext, 'config'>,
  { member, phone = member.phone, purpose, code, field, now }: MemberCode,
): Promise<VerifiedMemberCode> {
  const browserHash = memberHash(member.memberId)
  const tried = await checkCode(tx, { phone, code, purpose, browserHash, keys: config.keys, now })
  if (tried.verdict === 'right') return { spent: tried.challengeId }
  const place = field === undefined ? {} : { field }
  if (tried.verdict !== 'waits') return { refusal: new DomainError('wrong-code', place) }
  const { retryAfterSeconds } = tried
  return { refusal: new DomainError('too-many-tries', { retryAfterSeconds, ...place }) }
}
