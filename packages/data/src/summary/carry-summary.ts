import { sql } from 'kysely'
import type { Tx } from '#schema.ts'

/** A moved appointment: its previous row, its new one, and whether its counsellor is still the same. */
export type Carrying = { from: string; to: string; isSameCounsellor: boolean; now: Date }

/**
 * Carries the summary of an appointment over a move. For another counsellor it was not sent: its content goes, and what
 * stays tells the member that it ended.
 */
export async function carrySummary(tx: Tx, { from, to, isSameCounsellor, now }: Carrying): Promise<void> {
  await tx
    .updateTable('sent_summaries')
    .set({ appointment_id: to })
    .$if(!isSameCounsellor, (query) =>
      query.set({ content: null, ended_at: sql<Date>`coalesce(ended_at, ${now})` }),
    )
    .where('appointment_id', '=', from)
    .execute()
}
