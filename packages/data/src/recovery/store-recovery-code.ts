import type { Tx } from '#schema.ts'

/** A recovery code of a member, as its hash. */
export type NewRecoveryCode = { memberId: string; codeHash: Buffer; now: Date }

/** Stores a recovery code, replacing the previous one. */
export async function storeRecoveryCode(tx: Tx, { memberId, codeHash, now }: NewRecoveryCode): Promise<void> {
  const row = { code_hash: codeHash, made_at: now }
  await tx
    .insertInto('recovery_codes')
    .values({ member_id: memberId, ...row })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(row))
    .execute()
}
