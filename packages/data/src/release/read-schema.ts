import type pg from 'pg'

interface Column {
  readonly type: string
  readonly isNullable: boolean
  readonly hasDefault: boolean
}

interface Table {
  readonly columns: Readonly<Record<string, Column>>
  /** What the server's account may do, such as `INSERT`. */
  readonly rights: readonly string[]
  /** By name, as PostgreSQL writes them. */
  readonly constraints: Readonly<Record<string, string>>
  /** By name, without it: `on conflict` needs one with the same columns. */
  readonly uniqueIndexes: Readonly<Record<string, string>>
}

/** What the code of a version may rely on in the database. */
export interface Schema {
  readonly tables: Readonly<Record<string, Table>>
  /** Functions of ours, with their arguments, and what they return. */
  readonly functions: Readonly<Record<string, string>>
  readonly triggers: readonly string[]
}

const COLUMNS = `
  select relname as table, attname as name, format_type(atttypid, atttypmod) as type,
    not attnotnull as "isNullable", atthasdef or attidentity <> '' as "hasDefault"
  from pg_attribute join pg_class on pg_class.oid = attrelid
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attnum > 0 and not attisdropped
  order by 1, attname`

const RIGHTS = `
  select relname as table, right_of as name
  from pg_class cross join unnest('{SELECT,INSERT,UPDATE,DELETE}'::text[]) as right_of
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and has_table_privilege($1, pg_class.oid, right_of)
  order by 1, 2`

const CONSTRAINTS = `
  select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where connamespace = 'public'::regnamespace and conrelid <> 0 and contype <> 'n' order by 1, 2`

const UNIQUE_INDEXES = `
  select indrelid::regclass::text as table, relname as name,
    regexp_replace(pg_get_indexdef(indexrelid), '^CREATE UNIQUE INDEX \\S+ ON \\S+ ', '') as definition
  from pg_index join pg_class on pg_class.oid = indexrelid
  where relnamespace = 'public'::regnamespace and indisunique order by 1, 2`

const FUNCTIONS = `
  select oid::regprocedure::text as name, pg_get_function_result(oid) as definition
  from pg_proc where pronamespace = 'public'::regnamespace order by 1`

const TRIGGERS = `
  select tgrelid::regclass || '.' || tgname as name
  from pg_trigger where not tgisinternal and tgrelid::regclass::text not like 'graphile_worker.%' order by 1`

type Row = { table: string; name: string; definition: string } & Column

/** Reads the schema of our own tables; that of the queue belongs to its package. */
export async function readSchema(client: pg.ClientBase, role: string): Promise<Schema> {
  const rowsOf = async (sql: string, values: string[] = []) => (await client.query<Row>(sql, values)).rows
  const columns = await rowsOf(COLUMNS)
  const rights = await rowsOf(RIGHTS, [role])
  const constraints = await rowsOf(CONSTRAINTS)
  const uniqueIndexes = await rowsOf(UNIQUE_INDEXES)
  const definitions = (rows: Row[]) =>
    Object.fromEntries(rows.map(({ name, definition }) => [name, definition]))
  const tables = [...new Set(columns.map(({ table }) => table))].map((table) => {
    const of = (rows: Row[]) => rows.filter((row) => row.table === table)
    const ownColumns = of(columns).map(({ name, type, isNullable, hasDefault }) => [
      name,
      { type, isNullable, hasDefault },
    ])
    return [
      table,
      {
        columns: Object.fromEntries(ownColumns),
        rights: of(rights).map(({ name }) => name),
        constraints: definitions(of(constraints)),
        uniqueIndexes: definitions(of(uniqueIndexes)),
      },
    ]
  })
  return {
    tables: Object.fromEntries(tables),
    functions: definitions(await rowsOf(FUNCTIONS)),
    triggers: (await rowsOf(TRIGGERS)).map(({ name }) => name),
  }
}
