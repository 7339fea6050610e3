import { JUDGED_MESSAGES } from '@pulli/domain/sign-in/sign-in-limits.ts'
import type { Db } from '#schema.ts'

/** Counts, of the last fifty messages sent between two instants, how many codes were used. */
export async function countUsedOfLastSent(db: Db, { since, until }: { since: Date; until: Date }) {
  const row = await db
    .selectFrom((from) =>
      from
        .selectFrom('one_time_code_challenges')
        .select('consumed_at')
        .where('sent_at', '>', since)
        .where('sent_at', '<=', until)
        .orderBy('sent_at', 'desc')
        .limit(JUDGED_MESSAGES)
        .as('last'),
    )
    .select(({ fn }) => [fn.countAll<string>().as('sent'), fn.count<string>('consumed_at').as('used')])
    .executeTakeFirstOrThrow()
  return { sent: Number(row.sent), used: Number(row.used) }
}
