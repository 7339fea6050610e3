import { sql } from 'kysely'
import type { Tx } from '#schema.ts'

/** Who gets which number; `left` is the one that they held until now. */
export type NumberAssignment = { memberId: string; phone: string; left: string | undefined; now: Date }

/**
 * Makes a member the active one of a number that nobody holds. Consultation requests that were theirs follow them
 * to the new number: they are found by it when the member takes their data along or erases it.
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
