import { sql } from 'kysely'
import type { Db } from '#schema.ts'

/** The refusals of one action with one code in the minute that starts at `minute`. */
export type RefusalCount = { minute: Date; action: string; code: string; refusals: number }

/** Adds counts to those of other servers, in one statement. No two have the same minute, action and code. */
export async function addRefusalCounts(db: Db, counts: readonly RefusalCount[]): Promise<void> {
  if (counts.length === 0) return
  // In one order, so that two servers cannot deadlock.
  const sorted = counts.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  await sql`
    insert into refusal_counts (minute, action, code, refusals)
    values ${sql.join(sorted.map((one) => sql`(${one.minute}, ${one.action}, ${one.code}, ${one.refusals})`))}
    on conflict (minute, action, code) do update set refusals = refusal_counts.refusals + excluded.refusals`.execute(
    db,
  )
}

const keyOf = ({ minute, action, code }: RefusalCount) => `${minute.toISOString()} ${action} ${code}`

/** Deletes the counts of minutes before an instant. */
export async function forgetRefusalCounts(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('refusalCounts').where('minute', '<', before).execute()
}
