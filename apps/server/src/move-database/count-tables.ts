import pg from 'pg'

/** Counts the rows of every table of a database, by schema and name. */
export async function countTables(url: string): Promise<Map<string, number>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema') order by name`,
    )
    const counts = new Map<string, number>()
    for (const { name } of rows) {
      const counted = await client.query<{ rows: number }>(`select count(*)::float8 as rows from ${name}`)
      counts.set(name, counted.rows[0]?.rows ?? 0)
    }
    return counts
  } finally {
    await client.end()
  }
}

/** The tables whose rows differ, as `name: 3 here, 2 there`; empty where both sides are the same. */
export function differences(here: ReadonlyMap<string, number>, there: ReadonlyMap<string, number>): string[] {
  return [...new Set([...here.keys(), ...there.keys()])]
    .filter((name) => here.get(name) !== there.get(name))
    .map((name) => `${name}: ${here.get(name) ?? 'no table'} here, ${there.get(name) ?? 'no table'} there`)
}
