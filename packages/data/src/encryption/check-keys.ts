import type { Db } from '#schema.ts'
import { UnreadableValue } from './encrypted-value.ts'
import type { EncryptionKeys } from './encryption-keys.ts'

/** Returns whether the keys open what is in the database: tried with the wrapped key of one member. */
export async function checkKeys(db: Db, { wrapping }: EncryptionKeys): Promise<boolean> {
  const found = await db
    .selectFrom('members')
    .select(['member_id', 'wrapped_key'])
    .limit(1)
    .executeTakeFirst()
  if (found === undefined) return true
  try {
    await wrapping.unwrap(found.member_id, found.wrapped_key)
    return true
  } catch (error) {
    if (error instanceof UnreadableValue) return false
    throw error
  }
}
