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
    secretEncrypted: encryptText(await requireStaffKey(tx, keys, staffId), PLACE, secret),
    lastStep: step,
    createdAt: now,
  }
  await tx
    .insertInto('staffAuthenticatorApps')
    .values({ staffId, ...stored })
    .onConflict((conflict) => conflict.column('staffId').doUpdateSet(stored))
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
    .innerJoin('staffBrowsers as browser', 'browser.staffId', 'staff.id')
    .innerJoin('staffAuthenticatorApps as app', 'app.staffId', 'staff.id')
    .select([
      'staff.id as staffId',
      'staff.wrappedKey',
      'app.secretEncrypted',
      'browser.wrongInRow',
      'browser.waitsUntil',
    ])
    .where('staff.email', '=', email)
    .where('staff.removedAt', 'is', null)
    .where('browser.browserHash', '=', browserHash)
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
    .updateTable('staffAuthenticatorApps')
    .set({ lastStep: step })
    .where('staffId', '=', staffId)
    .where('lastStep', '<', `${step}`)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Returns when a person's app was added, or undefined if they have none. */
export async function findAppOf(db: Db, staffId: string) {
  return db
    .selectFrom('staffAuthenticatorApps')
    .select('createdAt')
    .where('staffId', '=', staffId)
    .executeTakeFirst()
}

/** Deletes a person's app. @returns whether they had one */
export async function deleteAuthenticatorApp(tx: Tx, staffId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('staffAuthenticatorApps')
    .where('staffId', '=', staffId)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

async function requireStaffKey(tx: Tx, keys: EncryptionKeys, staffId: string): Promise<DataKey> {
  const row = await tx
    .selectFrom('staff')
    .select('wrappedKey')
    .where('id', '=', staffId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (row.wrappedKey !== null) return openStaffKey(keys, staffId, row.wrappedKey)
  const wrapped = await keys.wrapping.wrap(staffId, makeDataKey())
  await tx.updateTable('staff').set({ wrappedKey: wrapped }).where('id', '=', staffId).execute()
  return openStaffKey(keys, staffId, wrapped)
}

async function openStaffKey(
  { wrapping }: EncryptionKeys,
  staffId: string,
  wrapped: Buffer,
): Promise<DataKey> {
  return { owner: staffId, key: await wrapping.unwrap(staffId, wrapped) }
}
