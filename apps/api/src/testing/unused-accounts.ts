import type { testApi } from './test-api.ts'

type Api = Pick<Awaited<ReturnType<typeof testApi>>, 'pool' | 'time'>

/** Status, number, number given up, and end of an account that nobody used for 91 days. */
export const UNUSED: [what: string, columns: string][] = [
  ['inactive', "'active', phone, null, null::timestamptz"],
  ['sealed', "'sealed', null, phone, day + interval '1 year'"],
]

/** Inserts such accounts, one for each number. */
export async function insertUnused(
  { pool, time }: Api,
  { columns, phones }: { columns: string; phones: string[] },
): Promise<void> {
  const day = new Date(time.now.getTime() - 91 * 86_400_000)
  await pool.query(
    `insert into members (member_id, status, phone, inactive_phone, erase_after, name, time_zone, created_at,
       last_used_at, recovery_offered_at)
     select gen_random_uuid(), ${columns}, 'Asha', 'Asia/Kolkata', day, day, day
     from unnest($1::text[]) as phone, (select $2::timestamptz as day) as before`,
    [phones, day],
  )
  await pool.query(
    "insert into member_pseudonyms select member_id, 'm-' || md5(member_id::text) from members",
  )
}
