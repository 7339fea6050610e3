import { sql } from 'kysely'
import type { Db } from '#schema.ts'

/** Mails about requests: how many were refused, and how many may not have arrived. */
export type UndeliveredCount = { refused: number; unsure: number }

/** Counts the mails since an instant that did not arrive. */
export async function countUndelivered(db: Db, since: Date): Promise<UndeliveredCount> {
  const { rows } = await sql<UndeliveredCount>`
    select count(*) filter (where outcome = 'refused')::int as refused,
      count(*) filter (where outcome = 'unsure')::int as unsure
    from messages_sent where outcome <> 'taken' and sent_at >= ${since}`.execute(db)
  return rows[0] ?? { refused: 0, unsure: 0 }
}
