import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import { deleteDataOfPurpose, lockConsents } from '@pulli/data/consent/consents.ts'
import type { SignedInMember } from '@pulli/data/members/members.ts'
import type { Tx } from '@pulli/data/schema.ts'
import { readErasedEntries } from '@pulli/data/sealed-erasure/sealed-erasures.ts'
import { uuidV7 } from '@pulli/data/uuid-v7.ts'
import type { ConsentPurpose } from '@pulli/domain/consent/consent-purposes.ts'
import type { ApiContext } from '#context.ts'
import { claimWrite } from '#idempotency/idempotent-write.ts'
import { keepSealed } from '#sealed-erasure/keep-sealed.ts'
import { limitConsents } from './consent-rate-limit.ts'
import { TABLES_OF_PURPOSE } from './tables-of-purpose.ts'

type Erasing = {
  member: SignedInMember
  purpose: ConsentPurpose
  /** When a late erasure was made: newer data stays (decision D70). */
  madeAt: Date | undefined
  traceId: string
  now: Date
}

/**
 * Erases the data stored for a purpose, in the caller's transaction.
 * @returns how many entries there were
 */
export async function erasePurposeIn(
  tx: Tx,
  { config, encryption }: Pick<ApiContext, 'config' | 'encryption'>,
  { member, purpose, madeAt, traceId, now }: Erasing,
): Promise<number> {
  const { memberId } = member
  await lockConsents(tx, memberId)
  await keepSealed(tx, config.seal, {
    action: `${purpose}.erase`,
    now,
    read: () =>
      readErasedEntries(tx, encryption, {
        memberId,
        tables: TABLES_OF_PURPOSE[purpose],
        madeUpTo: madeAt,
      }),
  })
  const erased = await deleteDataOfPurpose(tx, { memberId, purpose, now, madeAt })
  if (erased > 0) {
    const event = { actor: member.pseudonym, subjectKind: `consent-to-${purpose}`, traceId, now }
    // A restored backup repeats it up to then.
    const subject = madeAt && { subjectId: uuidV7(madeAt) }
    await recordAudit(tx, { ...event, ...subject, action: `${purpose}.erase` })
  }
  return erased
}

export type ErasePurposeInput = Omit<Erasing, 'now'> & { idempotencyKey: string | undefined }

/**
 * Erases all moods or all results of a member. The consent stays as it is (decision D55). One that arrives late erases
 * nothing that was made after it (decision D70).
 *
 * @returns how many entries this call erased
 * @throws DomainError `idempotency-key-reused`, `too-many-requests`
 */
export async function erasePurpose(context: ApiContext, input: ErasePurposeInput): Promise<number> {
  const { member, purpose, idempotencyKey: key } = input
  const { memberId } = member
  const now = context.clock()
  return context.database.db.transaction().execute(async (tx) => {
    const write = { key, operation: 'erasePurpose', owner: { memberId }, input: purpose, now }
    if ((await claimWrite(tx, write)) !== undefined) return 0
    await limitConsents(tx, context, memberId, now)
    return erasePurposeIn(tx, context, { ...input, now })
  })
}
