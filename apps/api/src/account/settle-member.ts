import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import type { EncryptionKeys } from '@pulli/data/encryption/encryption-keys.ts'
import { type SignedInMember, sealMember } from '@pulli/data/members/members.ts'
import { assignNumber, listAccountsOfNumber, lockNumber } from '@pulli/data/members/numbers.ts'
import type { Tx } from '@pulli/data/schema.ts'
import { isInactive, sealedUntil } from '@pulli/domain/account/choose-account.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'

/** The member and the request, for the audit trail. */
export type Asking = { member: SignedInMember; traceId: string; now: Date }

/**
 * Settles a provisional member: the number becomes theirs, and the inactive account that had it is sealed. Called
 * before their first data is stored; does nothing for other members (decision D59).
 *
 * @throws DomainError `sign-in-needed` if the old account has been used in the meantime: it opens at the next sign-in
 */
export async function settleMember(
  tx: Tx,
  keys: EncryptionKeys,
  { member, traceId, now }: Asking,
): Promise<void> {
  const { memberId, phone } = member
  if (member.status !== 'provisional') return
  await lockNumber(tx, phone)
  if (!(await freeNumber(tx, keys, phone, { memberId, traceId, now }))) return
  const { dataKey } = member
  await assignNumber(tx, keys, { memberId, dataKey, phone, left: undefined, now })
}

/**
 * Seals the inactive account that holds a number. The caller has locked the number.
 * @returns whether the number is free now; false if the member already holds it
 * @throws DomainError `sign-in-needed` if the account is in use
 */
export async function freeNumber(
  tx: Tx,
  keys: EncryptionKeys,
  phone: string,
  { memberId, traceId, now }: { memberId: string; traceId: string; now: Date },
): Promise<boolean> {
  const accounts = await listAccountsOfNumber(tx, keys, { phone, browserHash: undefined })
  const holder = accounts.find(({ status }) => status === 'active')
  if (holder === undefined) return true
  if (holder.memberId === memberId) return false
  if (!isInactive(holder, now)) throw new DomainError('sign-in-needed')
  await sealMember(tx, keys, { memberId: holder.memberId, phone, eraseAfter: sealedUntil(now), now })
  await recordAudit(tx, {
    actor: holder.pseudonym,
    action: 'member.seal',
    subjectKind: 'member',
    traceId,
    now,
  })
  return true
}
