import { type DataKey, decryptText, encryptText } from '#encryption/data-key.ts'
import { type EncryptionKeys, makeDataKey } from '#encryption/encryption-keys.ts'
import type { Db, Tx } from '#schema.ts'

const PLACE = { table: 'staff_authenticator_apps', column: 'secret', row: '' }

export type NewAuthenticatorApp = {
  staffId: string
  /** In base 32, as the app was given it. */
  secret: string
  /** Of the code that proved it: it is spent. */
  step: number
  now: Date
}

/** Stores the secret of an authenticator app under the person's own key, in place of an earlier one. */
export async function storeAuthenticatorApp(
  tx: Tx,
  keys: EncryptionKeys,
  { staffId, secret, step, now }: NewAuthenticatorApp,
): Promise<void> {
  const stored = {
    secret_encrypted: encryptText(await requireStaffKey(tx, keys, staffId), PLACE, secret),
    last_step: step,
    created_at: now,
  }
  await tx
    .insertInto('staff_authenticator_apps')
    .values({ staff_id: staffId, ...stored })
    .onConflict((conflict) => conflict.column('staff_id').doUpdateSet(stored))
    .execute()
}

/**
 * Finds the app of the account with an address, if it signed in with this browser before, and locks the browser's count of
 * wrong codes.
 */
export async function findAuthenticatorApp(
  tx: Tx,
  keys: EncryptionKeys,
  { email, browserHash }: { email: string; browserHash: Buffer },
) {
  const found = await tx
    .selectFrom('staff')
    .innerJoin('staff_browsers as browser', 'browser.staff_id', 'staff.id')
    .innerJoin('staff_authenticator_apps as app', 'app.staff_id', 'staff.id')
    .select([
      'staff.id as staffId',
      'staff.wrapped_key as wrappedKey',
      'app.secret_encrypted as secretEncrypted',
      'browser.wrong_in_row as wrongInRow',
      'browser.waits_until as waitsUntil',
    ])
    .where('staff.email', '=', email)
    .where('staff.removed_at', 'is', null)
    .where('browser.browser_hash', '=', browserHash)
    .forUpdate('browser')
    .executeTakeFirst()
  if (found === undefined) return undefined
  const { wrappedKey, secretEncrypted, ...app } = found
  const key = wrappedKey === null ? undefined : await openStaffKey(keys, app.staffId, wrappedKey)
  return { ...app, secret: decryptText(key, PLACE, secretEncrypted) }
}

/** Spends a code by its step, in one statement, so that none counts twice. @returns whether it was not spent yet */
export async function spendStep(
  tx: Tx,
  { staffId, step }: { staffId: string; step: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('staff_authenticator_apps')
    .set({ last_step: step })
    .where('staff_id', '=', staffId)
    .where('last_step', '<', `${step}`)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Returns when a person's app was added, or undefined if they have none. */
export async function findAppOf(db: Db, staffId: string) {
  return db
    .selectFrom('staff_authenticator_apps')
    .select('created_at as createdAt')
    .where('staff_id', '=', staffId)
    .executeTakeFirst()
}

/** Deletes a person's app. @returns whether they had one */
export async function deleteAuthenticatorApp(tx: Tx, staffId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('staff_authenticator_apps')
    .where('staff_id', '=', staffId)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

async function requireStaffKey(tx: Tx, keys: EncryptionKeys, staffId: string): Promise<DataKey> {
  const row = await tx
    .selectFrom('staff')
    .select('wrapped_key as wrappedKey')
    .where('id', '=', staffId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (row.wrappedKey !== null) return openStaffKey(keys, staffId, row.wrappedKey)
  const wrapped = await keys.wrapping.wrap(staffId, makeDataKey())
  await tx.updateTable('staff').set({ wrapped_key: wrapped }).where('id', '=', staffId).execute()
  return openStaffKey(keys, staffId, wrapped)
}

async function openStaffKey(
  { wrapping }: EncryptionKeys,
  staffId: string,
  wrapped: Buffer,
): Promise<DataKey> {
  return { owner: staffId, key: await wrapping.unwrap(staffId, wrapped) }
}
