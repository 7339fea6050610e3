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

/** How many rows of a table a restored backup may have. */
export interface RowBounds {
  readonly least: number
  readonly most: number
}

/**
 * The site writes while it is backed up, so the moment of the backup lies between two counts: what was inserted and
 * deleted between them widens the bounds, and where nothing was, they are one number.
 */
export function rowBounds(before: RowCount | undefined, after: RowCount): RowBounds {
  const first = before ?? { rows: 0, changes: 0 }
  const changed = Math.max(0, after.changes - first.changes)
  return {
    least: Math.max(0, Math.min(first.rows, after.rows) - changed),
    most: Math.max(first.rows, after.rows) + changed,
  }
}

/** Lists the tables that do not hold what the manifest says. */
export function rowFaults(
  bounds: Readonly<Record<string, RowBounds>>,
  found: Readonly<Record<string, RowCount>>,
): string[] {
  return Object.entries(bounds).flatMap(([table, { least, most }]) => {
    const rows = found[table]?.rows
    if (rows === undefined) return `${table} is missing`
    if (rows >= least && rows <= most) return []
    return `${table} has ${rows} rows instead of ${least === most ? least : `${least} to ${most}`}`
  })
}
