import { sql } from 'kysely'
import type { Db } from '#schema.ts'

/**
 * Finds under which pseudonym a number is known before a code is sent to it. One statement, which takes the same way
 * for a member and for a stranger.
 */
export async function findNumber(db: Db, phone: string): Promise<string | undefined> {
  const { rows } = await sql<{ pseudonym: string | null }>`
    select mask.pseudonym from (select) as nobody
    left join members as member on member.phone = ${phone}
    left join member_pseudonyms as mask on mask.member_id = member.member_id`.execute(db)
  return rows[0]?.pseudonym ?? undefined
}
