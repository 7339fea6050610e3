import type { Db, Tx } from '#schema.ts'

/** Replaces a person's recovery codes. */
export async function storeStaffRecoveryCodes(
  tx: Tx,
  { staffId, codeHashes, now }: { staffId: string; codeHashes: readonly Buffer[]; now: Date },
): Promise<void> {
  await tx.deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId).execute()
  const rows = codeHashes.map((code_hash) => ({ staff_id: staffId, code_hash, made_at: now }))
  await tx.insertInto('staff_recovery_codes').values(rows).execute()
}

/** Spends a recovery code in one statement. @returns whose it was; undefined if it is unknown or spent */
export async function spendStaffRecoveryCode(tx: Tx, codeHash: Buffer): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('staff_recovery_codes')
    .where('code_hash', '=', codeHash)
    .returning('staff_id as staffId')
    .executeTakeFirst()
  return row?.staffId
}

/** Returns how many recovery codes a person has left. */
export async function countStaffRecoveryCodes(db: Db, staffId: string): Promise<number> {
  const { left } = await db
    .selectFrom('staff_recovery_codes')
    .select(({ fn }) => fn.countAll<string>().as('left'))
    .where('staff_id', '=', staffId)
    .executeTakeFirstOrThrow()
  return Number(left)
}

/** Deletes a person's recovery codes. */
export async function deleteStaffRecoveryCodes(tx: Tx, staffId: string): Promise<void> {
  await tx.deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId).execute()
}
