import { sql } from 'kysely'
import type { Tx } from '#schema.ts'

/**
 * Counts the coming appointments of the number of a request: booked, or held by the proven number itself, by its other
 * requests. What others hold in its name doesn't count. Anyone who books for the same number waits until the transaction
 * ends. Run it after `lockRequest` and before `lockCalendar`.
 */
export async function countComingOfNumber(
  tx: Tx,
  { requestId, now }: { requestId: string; now: Date },
): Promise<number> {
  const { rows } = await sql<{ lookup: string | null }>`
    select encode(phone_lookup, 'base64') as lookup from consultation_requests where id = ${requestId}`.execute(
    tx,
  )
  const lookup = rows[0]?.lookup
  if (lookup == null) return 0
  await sql`select pg_advisory_xact_lock(hashtextextended(${`number ${lookup}`}, 0))`.execute(tx)
  const { count } = await tx
    .selectFrom('appointments')
    .innerJoin('consultation_requests as request', 'request.id', 'appointments.request_id')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .where('request.phone_lookup', '=', Buffer.from(lookup, 'base64'))
    .where('request.id', '<>', requestId)
    .where((eb) =>
      eb.or([
        eb.and([eb('appointments.status', '=', 'booked'), eb('appointments.starts_at', '>', now)]),
        eb.and([
          eb('appointments.status', '=', 'held'),
          eb('appointments.visitor_hash', 'is', null),
          eb('appointments.hold_until', '>', now),
        ]),
      ]),
    )
    .executeTakeFirstOrThrow()
  return count
}
