import pg from 'pg'

/** Rows that come and go by the second, and say nothing about the backup. */
const PASSING = ['limit_windows', 'idempotency_keys', 'erasures_to_copy']

/** The rows of a table, and how many were ever inserted and deleted. */
export interface RowCount {
  readonly rows: number
  readonly changes: number
}

/** What the product's database holds at this moment. */
export interface DatabaseCounts {
  readonly tables: Readonly<Record<string, RowCount>>
  /** The newest migration. */
  readonly migration: string
}

/** Counts the rows of the product's tables. */
export async function countRows(url: string): Promise<DatabaseCounts> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows: named } = await client.query<{ name: string; changes: number }>(
      `select relname as name, (n_tup_ins + n_tup_del)::float8 as changes from pg_stat_user_tables
       where schemaname = 'public' and relname <> all($1) order by relname`,
      [PASSING],
    )
    const tables: Record<string, RowCount> = {}
    for (const { name, changes } of named) {
      const counted = await client.query<{ rows: number }>(
        `select count(*)::float8 as rows from ${client.escapeIdentifier(name)}`,
      )
      tables[name] = { rows: counted.rows[0]?.rows ?? 0, changes }
    }
    const newest = await client.query<{ name: string | null }>(
      'select max(name) as name from schema_migrations',
    )
    return { tables, migration: newest.rows[0]?.name ?? '' }
  } finally {
    await client.end()
  }
}
