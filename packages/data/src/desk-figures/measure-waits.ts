import { sql } from 'kysely'
import type { Db } from '#schema.ts'
import { askedIn, type FigureSpan } from './asked-in.ts'

/** Minutes by the clock: the median and the 90th percentile. Null without any request that got there. */
export type MeasuredWait = { median: number | null; slowTenth: number | null }

/** Measures how long the senders of requests waited until they were reached, and until a time was booked. */
export async function measureWaits(
  db: Db,
  span: FigureSpan,
): Promise<{ reached: MeasuredWait; booked: MeasuredWait }> {
  const tenths = (until: string) => sql`(
    percentile_disc(array[0.5, 0.9]) within group (order by extract(epoch from ${sql.ref(until)} - submitted_at)::float8)
      filter (where ${sql.ref(until)} is not null))`
  const { rows } = await sql<{ reached: number[] | null; booked: number[] | null }>`
    select ${tenths('reached_at')} as reached, ${tenths('booked_at')} as booked ${askedIn(span)}`.execute(db)
  return { reached: waitOf(rows[0]?.reached), booked: waitOf(rows[0]?.booked) }
}

function waitOf(seconds: number[] | null | undefined): MeasuredWait {
  const minutes = (at: number) => (seconds?.[at] === undefined ? null : seconds[at] / 60)
  return { median: minutes(0), slowTenth: minutes(1) }
}
