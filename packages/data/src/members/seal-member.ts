import { sql } from 'kysely'
import type { Tx } from '#schema.ts'

/** A member who loses their number, and when they are erased unless they are opened before. */
export type Sealing = { memberId: string; phone: string; eraseAfter: Date; now: Date }

/**
 * Seals a member and frees their number: their sessions end, and the consultation requests of the number stay theirs.
 */
export async function sealMember(tx: Tx, { memberId, phone, eraseAfter, now }: Sealing): Promise<void> {
  await sql`
    with sealed as (
      update members set status = 'sealed', phone = null, inactive_phone = ${phone}, erase_after = ${eraseAfter}
      where member_id = ${memberId} and phone = ${phone} returning member_id),
    ended as (
      update sessions set ended_at = ${now}
      where member_id = ${memberId} and ended_at is null and exists (select from sealed))
    update consultation_requests set sealed_with = ${memberId}
    where phone = ${phone} and sealed_with is null and exists (select from sealed)`.execute(tx)
}
