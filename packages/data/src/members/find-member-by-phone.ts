import { sql } from 'kysely'
import type { Db } from '#schema.ts'

/** Finds the member of a number in E.164. */
export async function findMemberByPhone(db: Db, phone: string) {
  const { rows } = await sql<{ memberId: string; name: string; timeZone: string; pseudonym: string }>`
    select member_id as "memberId", name, time_zone as "timeZone", pseudonym
    from members join member_pseudonyms using (member_id) where phone = ${phone}`.execute(db)
  return rows[0]
}
