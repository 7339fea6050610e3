import type { Counted } from '@pulli/domain/figures/shown-count.ts'
import { sql } from 'kysely'
import type { Db } from '#schema.ts'

/** From the first instant to the second, both with them. */
type FigureSpan = { from: Date; to: Date }

/** Who asked: their number. */
const PERSON = sql.ref('phone_lookup')

/** What became of the requests of a span, each counted with the people who sent them. */
export type CountedAnswers = Record<
  'asked' | 'kept' | 'broken' | 'reachedFirst' | 'reachedLater' | 'reached' | 'booked',
  Counted
> & {
  /** Whether sample requests are among them. */
  hasSamples: boolean
}

/** Counts requests, promises met or broken, and calls that got through the first time. */
export async function countAnswers(db: Db, span: FigureSpan): Promise<CountedAnswers> {
  const counted = (name: string) => sql`json_build_object(
    'count', coalesce(sum(${sql.ref(name)}), 0)::int, 'people', (count(*) filter (where ${sql.ref(name)} > 0))::int)`
  const { rows } = await sql<CountedAnswers>`
    select ${counted('asked')} as asked, ${counted('kept')} as kept, ${counted('broken')} as broken,
      ${counted('first')} as "reachedFirst", ${counted('later')} as "reachedLater",
      ${counted('reached')} as reached, ${counted('booked')} as booked,
      coalesce(bool_or(has_samples), false) as "hasSamples"
    from (
      select ${PERSON} as person, count(*) as asked,
        count(*) filter (where answered_at <= promised_by) as kept,
        -- Who took their request back before it was due, was promised nothing any more.
        count(*) filter (where promised_by < coalesce(answered_at, ended_at, ${span.to}::timestamptz)) as broken,
        count(*) filter (where first_call_reached) as first,
        count(*) filter (where not first_call_reached) as later,
        count(reached_at) as reached, count(booked_at) as booked, bool_or(is_sample) as has_samples
      ${askedIn(span)} group by 1
    ) as people`.execute(db)
  return rows[0] as CountedAnswers
}

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

/** How many requests are of a kind; null: it was not noted. */
export type CountedKind = Counted & { kind: string | null }

/** Counts the requests of a span by their section or by the language wished for. */
export async function countBy(
  db: Db,
  column: 'section' | 'language',
  span: FigureSpan,
): Promise<CountedKind[]> {
  const { rows } = await sql<CountedKind>`
    select kind, sum(asked)::int as count, count(*)::int as people
    from (
      select ${sql.ref(column)} as kind, ${PERSON} as person, count(*) as asked ${askedIn(span)} group by 1, 2
    ) as people
    group by kind`.execute(db)
  return rows
}

/** Requests that arrived in a span, by the index of their time. They lie side by side, so one that has more is not quicker. */
function askedIn({ from, to }: FigureSpan) {
  return sql`from consultation_requests
    where submitted_at >= ${from}::timestamptz and submitted_at <= ${to}::timestamptz`
}
