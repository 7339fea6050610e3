import type { Counted } from '@pulli/domain/figures/shown-count.ts'
import { sql } from 'kysely'
import type { Db } from '#schema.ts'
import { askedIn, type FigureSpan, PERSON } from './asked-in.ts'

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
