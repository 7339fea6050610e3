import type { EncryptionKeys } from '#encryption/encryption-keys.ts'
import type { Db } from '#schema.ts'
import { hasNumber } from './identity.ts'

/** Returns the time zone that the member of a number chose (decision D72); undefined where there is none. */
export async function findChosenZone(
  db: Db,
  keys: EncryptionKeys,
  phone: string,
): Promise<string | undefined> {
  const found = await db
    .selectFrom('members')
    .select('time_zone as timeZone')
    .where(({ and, eb }) => and([hasNumber(keys, phone), eb('time_zone_is_chosen', '=', true)]))
    .executeTakeFirst()
  return found?.timeZone
}
