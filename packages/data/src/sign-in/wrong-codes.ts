import type { FailedAttempts } from '@pulli/domain/sign-in/failed-attempts.ts'
import { sql } from 'kysely'
import type { Tx } from '#schema.ts'

/**
 * Finds the failed attempts of a number and locks the number until the transaction ends, even where there are none yet:
 * otherwise one of two concurrent first tries would miss the other's row.
 */
export async function findFailedAttempts(tx: Tx, phoneHash: string) {
  // The lock is a statement of its own: only the next statement sees what the lock waited for.
  await sql`select pg_advisory_xact_lock(hashtextextended(${phoneHash}, 0))`.execute(tx)
  const { rows } = await sql<FailedAttempts>`
    select in_row, today, day_started_at, waits_until
    from wrong_codes where phone_hash = ${phoneHash} for update`.execute(tx)
  return rows[0]
}

/** Stores the failed attempts of a number. */
export async function storeFailedAttempts(
  tx: Tx,
  phoneHash: string,
  wrong: FailedAttempts,
  now: Date,
): Promise<void> {
  const row = {
    inRow: wrong.inRow,
    today: wrong.today,
    dayStartedAt: wrong.dayStartedAt,
    waitsUntil: wrong.waitsUntil,
    changedAt: now,
  }
  await tx
    .insertInto('wrongCodes')
    .values({ phoneHash, ...row })
    .onConflict((conflict) => conflict.column('phoneHash').doUpdateSet(row))
    .execute()
}

/**
 * Moves the rows of a number from its hashes under other keys to its current hash: wrong codes are added up, and the
 * newest open code of each browser stays valid, unless that browser already has one under the current hash.
 */
export async function rekeyPhoneHash(
  tx: Tx,
  { from, to }: { from: readonly string[]; to: string },
): Promise<void> {
  if (from.length === 0) return
  const others = sql.join([...from])
  await sql`
    with old as (delete from wrong_codes where phone_hash in (${others}) returning *),
    added as (
    insert into wrong_codes (phone_hash, in_row, today, day_started_at, waits_until, changed_at)
    select ${to}, sum(in_row), sum(today), max(day_started_at), max(waits_until), max(changed_at)
    from old having count(*) > 0
    on conflict (phone_hash) do update set
      in_row = wrong_codes.in_row + excluded.in_row,
      today = wrong_codes.today + excluded.today,
      waits_until = greatest(wrong_codes.waits_until, excluded.waits_until),
      changed_at = greatest(wrong_codes.changed_at, excluded.changed_at))
    update one_time_code_challenges as challenge set phone_hash = ${to}, is_unbound = moved.stays_unbound
    from (
      select old.challenge_id, old.purpose, old.browser_hash,
        row_number() over (partition by old.purpose, old.browser_hash order by old.created_at desc) as place,
        old.is_unbound
          and row_number() over (partition by old.purpose, old.is_unbound order by old.created_at desc) = 1
          and not exists (
            select from one_time_code_challenges as newer
            where newer.phone_hash = ${to} and newer.purpose = old.purpose and newer.closed_at is null
              and newer.is_unbound) as stays_unbound
      from one_time_code_challenges as old
      where old.phone_hash in (${others}) and old.closed_at is null) as moved
    where challenge.challenge_id = moved.challenge_id and moved.place = 1
      and not exists (
        select from one_time_code_challenges as newer
        where newer.phone_hash = ${to} and newer.purpose = moved.purpose and newer.closed_at is null
          and newer.browser_hash is not distinct from moved.browser_hash)`.execute(tx)
}
