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
    .insertInto('staff_passkeys')
    .values({
      staff_id: passkey.staffId,
      id: passkey.id,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: [...passkey.transports],
      device: passkey.device,
      created_at: passkey.now,
      last_used_at: passkey.now,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Finds the passkey that an authenticator answers with, unless its owner was removed. */
export async function findPasskey(db: Db, credentialId: string) {
  return db
    .selectFrom('staff_passkeys as passkey')
    .innerJoin('staff', 'staff.id', 'passkey.staff_id')
    .select([
      'passkey.staff_id as staffId',
      'passkey.id',
      'passkey.public_key as publicKey',
      'passkey.counter',
      'passkey.transports',
    ])
    .where('passkey.credential_id', '=', credentialId)
    .where('staff.removed_at', 'is', null)
    .executeTakeFirst()
}

/** Stores the use of a passkey. @returns whether it is still there */
export async function storePasskeyUse(
  tx: Tx,
  { staffId, id, counter, now }: { staffId: string; id: string; counter: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('staff_passkeys')
    .set({ counter, last_used_at: now })
    .where('staff_id', '=', staffId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Lists a person's passkeys, the oldest first. */
export async function listPasskeys(db: Db, staffId: string) {
  return db
    .selectFrom('staff_passkeys')
    .select([
      'id',
      'credential_id as credentialId',
      'transports',
      'device',
      'created_at as createdAt',
      'last_used_at as lastUsedAt',
    ])
    .where('staff_id', '=', staffId)
    .orderBy('id')
    .execute()
}

/** Deletes one of a person's passkeys. @returns whether there was one */
export async function deletePasskey(
  tx: Tx,
  { staffId, id }: { staffId: string; id: string },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('staff_passkeys')
    .where('staff_id', '=', staffId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

/** Spends a challenge in one statement, so that its answer counts once. @returns whether it was not spent yet */
export async function spendChallenge(tx: Tx, challengeHash: Buffer, expiresAt: Date): Promise<boolean> {
  const row = await tx
    .insertInto('staff_spent_challenges')
    .values({ challenge_hash: challengeHash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('expires_at')
    .executeTakeFirst()
  return row !== undefined
}
