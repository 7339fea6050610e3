import type { EncryptionKeys } from '#encryption/encryption-keys.ts'
import { hasNumber } from '#members/identity.ts'
import type { Tx } from '#schema.ts'

/**
 * Stores whether the member of a number sent a request. Its mail address was confirmed by someone else, if at all.
 *
 * @param since before, the number may have been that of someone else
 * @returns whether it was open to that answer: it has the number, and no other answer
 */
export async function answerClaim(
  tx: Tx,
  keys: EncryptionKeys,
  {
    id,
    phone,
    isTheirs,
    since,
    now,
  }: { id: string; phone: string; isTheirs: boolean; since: Date; now: Date },
): Promise<boolean> {
  const answered = await tx
    .updateTable('consultation_requests')
    .set({
      mail_answer: null,
      ...(isTheirs ? { claimed_at: now } : { disowned_at: now }),
    })
    .where(({ and, eb }) =>
      and([
        eb('id', '=', id),
        hasNumber(keys, phone),
        eb('sealed_with', 'is', null),
        eb('submitted_at', '>', since),
        eb('claimed_at', 'is', null),
        eb('disowned_at', 'is', null),
      ]),
    )
    .returning('id')
    .executeTakeFirst()
  return answered !== undefined
}
