import { sql } from 'kysely'
import type { Tx } from '#schema.ts'

/** A member and their new number; `left` is their previous one. */
export type NumberAssignment = { memberId: string; phone: string; left: string | undefined; now: Date }

/**
 * Makes a member the active one of a free number. Their consultation requests move to the new number, by which an
 * export and an erasure find them.
 */
export async function assignNumber(tx: Tx, { memberId, phone, left, now }: NumberAssignment): Promise<void> {
  await sql`
    update consultation_requests set phone = ${phone}, sealed_with = null
    where sealed_with = ${memberId}`.execute(tx)
  if (left !== undefined && left !== phone)
    await sql`
      update consultation_requests set phone = ${phone}
      where phone = ${left} and sealed_with is null`.execute(tx)
  await sql`
    update members set status = 'active', phone = ${phone}, inactive_phone = null, erase_after = null,
      last_used_at = ${now}
    where member_id = ${memberId}`.execute(tx)
}
