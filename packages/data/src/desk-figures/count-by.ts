import type { Counted } from '@pulli/domain/figures/shown-count.ts'
import { sql } from 'kysely'
import type { Db } from '#schema.ts'
import { askedIn, type FigureSpan, PERSON } from './asked-in.ts'

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
