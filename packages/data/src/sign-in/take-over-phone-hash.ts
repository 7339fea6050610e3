import { sql } from 'kysely'
import type { Tx } from '#schema.ts'

/**
 * Moves what is known of a number from one keyed hash of it to another: its wrong codes are added up, and a code
 * that is open stays good, unless the other hash has one too.
 */
export async function takeOverPhoneHash(tx: Tx, { from, to }: { from: string; to: string }): Promise<void> {
  await sql`
    with old as (delete from wrong_codes where phone_hash = ${from} returning *)
    insert into wrong_codes (phone_hash, in_row, today, day_started_at, waits_until, changed_at)
    select ${to}, in_row, today, day_started_at, waits_until, changed_at from old
    on conflict (phone_hash) do update set
      in_row = wrong_codes.in_row + excluded.in_row,
      today = wrong_codes.today + excluded.today,
      waits_until = greatest(wrong_codes.waits_until, excluded.waits_until),
      changed_at = greatest(wrong_codes.changed_at, excluded.changed_at)`.execute(tx)
  await tx
    .updateTable('one_time_code_challenges as challenge')
    .set({ phone_hash: to })
    .where('phone_hash', '=', from)
    .where('closed_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('one_time_code_challenges as newer')
            .select('newer.challenge_id')
            .where('newer.phone_hash', '=', to)
            .whereRef('newer.purpose', '=', 'challenge.purpose')
            .where('newer.closed_at', 'is', null),
        ),
      ),
    )
    .execute()
}
