import type { Db, Tx } from '#schema.ts'

export type NewPasskey = {
  staffId: string
  /** v7 */
  id: string
  credentialId: string
  publicKey: Buffer
  counter: number
  transports: readonly string[]
  device: string
  now: Date
}

/** Stores a passkey. @returns false if the authenticator's credential is known already */
export async function insertPasskey(tx: Tx, passkey: NewPasskey): Promise<boolean> {
  const row = await tx
    .insertInto('staffPasskeys')
    .values({
      staffId: passkey.staffId,
      id: passkey.id,
      credentialId: passkey.credentialId,
      publicKey: passkey.publicKey,
      counter: passkey.counter,
      transports: [...passkey.transports],
      device: passkey.device,
      createdAt: passkey.now,
      lastUsedAt: passkey.now,
    })
    .onConflict((conflict) => conflict.column('credentialId').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Finds the passkey that an authenticator answers with, unless its owner was removed. */
export async function findPasskey(db: Db, credentialId: string) {
  return db
    .selectFrom('staffPasskeys as passkey')
    .innerJoin('staff', 'staff.id', 'passkey.staffId')
    .select(['passkey.staffId', 'passkey.id', 'passkey.publicKey', 'passkey.counter', 'passkey.transports'])
    .where('passkey.credentialId', '=', credentialId)
    .where('staff.removedAt', 'is', null)
    .executeTakeFirst()
}

/** Stores the use of a passkey. @returns whether it is still there */
export async function storePasskeyUse(
  tx: Tx,
  { staffId, id, counter, now }: { staffId: string; id: string; counter: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('staffPasskeys')
    .set({ counter, lastUsedAt: now })
    .where('staffId', '=', staffId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Lists a person's passkeys, the oldest first. */
export async function listPasskeys(db: Db, staffId: string) {
  return db
    .selectFrom('staffPasskeys')
    .select(['id', 'credentialId', 'transports', 'device', 'createdAt', 'lastUsedAt'])
    .where('staffId', '=', staffId)
    .orderBy('id')
    .execute()
}

/** Deletes one of a person's passkeys. @returns whether there was one */
export async function deletePasskey(
  tx: Tx,
  { staffId, id }: { staffId: string; id: string },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('staffPasskeys')
    .where('staffId', '=', staffId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

/** Spends a challenge in one statement, so that its answer counts once. @returns whether it was not spent yet */
export async function spendChallenge(tx: Tx, challengeHash: Buffer, expiresAt: Date): Promise<boolean> {
  const row = await tx
    .insertInto('staffSpentChallenges')
    .values({ challengeHash, expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('expiresAt')
    .executeTakeFirst()
  return row !== undefined
}
