import { sql } from 'kysely'
import type { EncryptionKeys } from '#encryption/encryption-keys.ts'
import { hasNumber } from '#members/identity.ts'
import type { Db } from '#schema.ts'

/**
 * Finds the pseudonym of a number's member before a code is sent. One statement, which runs alike for members and
 * strangers.
 */
export async function findNumber(db: Db, keys: EncryptionKeys, phone: string): Promise<string | undefined> {
  const { rows } = await sql<{ pseudonym: string | null }>`
    select mask.pseudonym from (select) as nobody
    left join members as member on ${hasNumber(keys, phone)}
    left join member_pseudonyms as mask on mask.member_id = member.member_id`.execute(db)
  return rows[0]?.pseudonym ?? undefined
}
