import type { SignedInMember } from '@pulli/data/members/members.ts'
import type { CodePurpose, Tx } from '@pulli/data/schema.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import type { ApiContext } from '#context.ts'
import { checkCode } from './check-code.ts'
import { memberHash } from './code-asker.ts'

/** A code with which a member confirms a number. */
export type MemberCode = {
  member: Pick<SignedInMember, 'memberId' | 'phone'>
  /** The number, if it is not their current one. */
  phone?: string
  purpose: CodePurpose
  code: string
  /** The name under which it was sent, if more than one code was. */
  field?: string
  now: Date
}

/** A correct code is consumed; otherwise the reason for the refusal. */
export type VerifiedMemberCode = { spent: string; refusal?: never } | { spent?: never; refusal: DomainError }

/**
 * Verifies a code that this signed-in member requested; no other code is accepted. A refusal is returned, not thrown:
 * the caller throws it after the transaction, so that the attempt is counted.
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
