import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '#schema.ts'
import { uuidV7 } from '#uuid-v7.ts'

/** Somebody who becomes known. `phone` is E.164; `name` is empty where it is not known yet. */
export type NewMember = { phone: string; name: string; timeZone: string; now: Date }

/**
 * Stores a member with a pseudonym of their own, unless the number has one. A parallel one is waited for.
 * @returns the member, or undefined where the number had one already
 */
export async function insertMember(tx: Tx, { phone, name, timeZone, now }: NewMember) {
  const pseudonym = `m-${randomBytes(16).toString('hex')}`
  const member = await tx
    .with('made', (query) =>
      query
        .insertInto('members')
        .values({ member_id: uuidV7(now), phone, name, time_zone: timeZone, created_at: now })
        .onConflict((conflict) => conflict.column('phone').doNothing())
        .returning('member_id'),
    )
    .insertInto('member_pseudonyms')
    .columns(['member_id', 'pseudonym'])
    .expression((query) => query.selectFrom('made').select(['member_id', sql.val(pseudonym).as('pseudonym')]))
    .returning('member_id as memberId')
    .executeTakeFirst()
  return member && { memberId: member.memberId, name, timeZone, pseudonym }
}
