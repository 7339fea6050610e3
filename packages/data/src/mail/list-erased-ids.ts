import { sql } from 'kysely'
import type { Db } from '#schema.ts'

/** Returns those of the given ids of requests and subscriptions whose rows are deleted. */
export async function listErasedIds(db: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select mailed.id from unnest(${[...ids]}::uuid[]) as mailed (id)
    where not exists (select from consultation_requests where consultation_requests.id = mailed.id)
      and not exists (select from newsletter_subscriptions where newsletter_subscriptions.id = mailed.id)`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}
