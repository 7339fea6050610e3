import { sql } from 'kysely'
import type { Db } from '#schema.ts'

/** Stores when a member was first offered a recovery code. @returns whether this was the first time */
export async function offerRecovery(db: Db, memberId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update members set recovery_offered_at = ${now}
    where member_id = ${memberId} and recovery_offered_at is null returning member_id`.execute(db)
  return rows.length > 0
}
