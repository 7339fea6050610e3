import type { Counted } from '@pulli/domain/figures/shown-count.ts'
import { sql } from 'kysely'
import type { Db } from '#schema.ts'
import { type FigureSpan, PERSON } from './asked-in.ts'

export type CountedAppointments = Record<'booked' | 'happened' | 'missed' | 'cancelled' | 'unmarked', Counted>

/**
 * Counts the appointments whose time came in a span, by outcome; `unmarked`: not recorded yet. A moved one
 * counts where it was moved to.
 */
export async function countAppointments(db: Db, { from, to }: FigureSpan): Promise<CountedAppointments> {
  const counted = (name: string) => sql`json_build_object(
    'count', coalesce(sum(${sql.ref(name)}), 0)::int, 'people', (count(*) filter (where ${sql.ref(name)} > 0))::int)`
  const { rows } = await sql<CountedAppointments>`
    select ${counted('booked')} as booked, ${counted('happened')} as happened, ${counted('missed')} as missed,
      ${counted('cancelled')} as cancelled, ${counted('unmarked')} as unmarked
    from (
      -- One by one: a join would read every request there ever was.
      select (select ${PERSON} from consultation_requests where id = request_id) as person, sum(of_request.booked) as booked,
        sum(happened) as happened, sum(missed) as missed, sum(cancelled) as cancelled, sum(unmarked) as unmarked
      from (
        select request_id, count(*) as booked, count(*) filter (where status = 'happened') as happened,
          count(*) filter (where status = 'missed') as missed,
          count(*) filter (where status = 'cancelled') as cancelled,
          count(*) filter (where status = 'booked') as unmarked
        from appointments
        where starts_at >= ${from}::timestamptz and starts_at <= ${to}::timestamptz and booked_at is not null
          and cancel_reason is distinct from 'moved'
        group by request_id
      ) as of_request
      group by 1
    ) as people`.execute(db)
  return rows[0] as CountedAppointments
}
