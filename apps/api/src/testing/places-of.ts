import type pg from 'pg'
import { expect } from 'vitest'

/** Every place of the database, the queue included, whose text contains one of the values. */
export async function placesOf(api: { pool: pg.Pool }, values: string[]) {
  const { rows: columns } = await api.pool.query<{ place: string; query: string }>(
    `select format('%I.%I.%I', n.nspname, c.relname, a.attname) as place,
       format('select count(*)::int as n from %I.%I where exists (
         select from unnest($1::text[]) v where strpos(lower(%I::text), lower(v)) > 0)', n.nspname, c.relname, a.attname) as query
     from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'graphile_worker') and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped`,
  )
  expect(columns.length).toBeGreaterThan(90)
  const found: string[] = []
  for (const { place, query } of columns) {
    const { rows } = await api.pool.query<{ n: number }>(query, [values])
    if (rows[0]?.n) found.push(place)
  }
  return found.toSorted()
}
