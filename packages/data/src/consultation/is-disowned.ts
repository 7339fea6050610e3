import type { EncryptionKeys } from '#encryption/encryption-keys.ts'
import { hasNumber } from '#members/identity.ts'
import type { Db } from '#schema.ts'

/** Returns whether the owner of a number has disowned a request with it. */
export async function isDisowned(
  db: Db,
  keys: EncryptionKeys,
  { id, phone }: { id: string; phone: string },
): Promise<boolean> {
  const found = await db
    .selectFrom('consultation_requests')
    .select('id')
    .where(({ and, eb }) =>
      and([eb('id', '=', id), hasNumber(keys, phone), eb('disowned_at', 'is not', null)]),
    )
    .executeTakeFirst()
  return found !== undefined
}
