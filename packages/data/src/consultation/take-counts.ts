import { sql } from 'kysely'
import type { Db, Tx } from '#schema.ts'

/** The counts of a request, key hashes by the name of the limit, and when it was counted. */
export type RequestCounts = { countedAs: Readonly<Record<string, readonly string[]>>; countedAt: Date }

/** Takes the counts off a request, so that they are given back once; undefined where it has none. */
export async function takeCounts(tx: Tx, id: string): Promise<RequestCounts | undefined> {
  const { rows } = await sql<RequestCounts>`
    update consultation_requests as request set counted_as = null
    from (select id, counted_as from consultation_requests where id = ${id} for update) as before
    where request.id = before.id and before.counted_as is not null
    returning before.counted_as as "countedAs", submitted_at as "countedAt"`.execute(tx)
  return rows[0]
}

/** Takes the counts off all requests that were sent before an instant, whose counts are over. */
export async function forgetCounts(db: Db, before: Date): Promise<void> {
  await sql`
    update consultation_requests set counted_as = null
    where counted_as is not null and submitted_at < ${before}`.execute(db)
}
