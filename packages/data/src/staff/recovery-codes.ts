import type { Db, Tx } from '#schema.ts'

/** Replaces a person's recovery codes. */
export async function storeStaffRecoveryCodes(
  tx: Tx,
  { staffId, codeHashes, now }: { staffId: string; codeHashes: readonly Buffer[]; now: Date },
): Promise<void> {
  await tx.deleteFrom('staffRecoveryCodes').where('staffId', '=', staffId).execute()
  const rows = codeHashes.map((code_hash) => ({ staffId, codeHash: code_hash, madeAt: now }))
  await tx.insertInto('staffRecoveryCodes').values(rows).execute()
}

/** Spends a recovery code in one statement. @returns whose it was; undefined if it is unknown or spent */
export async function spendStaffRecoveryCode(tx: Tx, codeHash: Buffer): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('staffRecoveryCodes')
    .where('codeHash', '=', codeHash)
    .returning('staffId')
    .executeTakeFirst()
  return row?.staffId
}

/** Returns how many recovery codes a person has left. */
export async function countStaffRecoveryCodes(db: Db, staffId: string): Promise<number> {
  const { left } = await db
    .selectFrom('staffRecoveryCodes')
    .select(({ fn }) => fn.countAll<string>().as('left'))
    .where('staffId', '=', staffId)
    .executeTakeFirstOrThrow()
  return Number(left)
}

/** Deletes a person's recovery codes. */
export async function deleteStaffRecoveryCodes(tx: Tx, staffId: string): Promise<void> {
  await tx.deleteFrom('staffRecoveryCodes').where('staffId', '=', staffId).execute()
}
