import { readFileSync } from 'node:fs'
import type pg from 'pg'

/** What the code of a version may rely on in the database. */
export interface Schema {
  readonly tables: Readonly<Record<string, Table>>
  /** Functions of ours, with their arguments, and what they return. */
  readonly functions: Readonly<Record<string, string>>
  readonly triggers: readonly string[]
}

/** A released version, as `npm run record-release` recorded it. */
export interface Release {
  readonly version: string
  /** The commit whose code it is, where there is no tag of the version. */
  readonly commit: string
  readonly newestMigration: string
  /** Constraints, indexes and triggers made since, each with why this version gets along with it. */
  readonly accepted: Readonly<Record<string, string>>
  readonly schema: Schema
}

/** The version before the next one: its servers may run on the schema of this checkout. */
export const RELEASE_FILE = new URL('../../release/schema.json', import.meta.url)

export const readRelease = (): Release => JSON.parse(readFileSync(RELEASE_FILE, 'utf8'))

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

type RecordedTable = Schema['tables'][string]

/**
 * Lists what would break the code of a released version on a newer schema: what it reads or writes is gone or of another
 * kind, or what it stores may be refused. Whether a new constraint or trigger refuses it, no list can tell: each needs a
 * person who looked.
 *
 * @param accepted names of constraints, indexes and triggers, each with why the released version gets along with it
 */
export function findBreaks(
  released: Schema,
  newest: Schema,
  accepted: Readonly<Record<string, string>> = {},
): string[] {
  const tables = Object.entries(released.tables).flatMap(([name, before]) => {
    const now = newest.tables[name]
    return now === undefined ? [`table ${name} is gone`] : breaksOf(name, before, now, accepted)
  })
  const functions = Object.entries(released.functions).flatMap(([name, result]) =>
    newest.functions[name] === result ? [] : [`function ${name} is gone or returns something else`],
  )
  const triggers = newest.triggers
    .filter(
      (name) => !released.triggers.includes(name) && isOfReleased(name, released) && !(name in accepted),
    )
    .map((name) => `trigger ${name} is new`)
  return [...tables, ...functions, ...triggers]
}

const isOfReleased = (trigger: string, { tables }: Schema) => (trigger.split('.')[0] ?? '') in tables

function breaksOf(
  table: string,
  before: RecordedTable,
  now: RecordedTable,
  accepted: Readonly<Record<string, string>>,
): string[] {
  return [
    ...columnBreaks(table, before, now),
    ...before.rights
      .filter((right) => !now.rights.includes(right))
      .map((right) => `${table}: the server may no longer ${right}`),
    ...Object.entries(now.constraints)
      .filter(([name, definition]) => before.constraints[name] !== definition && !(name in accepted))
      .map(([name]) => `${table}: constraint ${name} is new or stricter`),
    ...Object.entries(now.uniqueIndexes)
      .filter(([name, definition]) => before.uniqueIndexes[name] !== definition && !(name in accepted))
      .filter(([name]) => !(name in now.constraints))
      .map(([name]) => `${table}: unique index ${name} is new`),
    ...Object.entries(before.uniqueIndexes)
      .filter(([, definition]) => !Object.values(now.uniqueIndexes).includes(definition))
      .map(([name]) => `${table}: unique index ${name}, which "on conflict" may name, is gone`),
  ]
}

function columnBreaks(table: string, before: RecordedTable, now: RecordedTable): string[] {
  const known = Object.entries(before.columns).flatMap(([name, { type, isNullable, hasDefault }]) => {
    const column = now.columns[name]
    if (column === undefined) return [`${table}.${name} is gone`]
    return [
      ...(column.type === type ? [] : [`${table}.${name} was ${type} and is ${column.type}`]),
      ...(isNullable && !column.isNullable ? [`${table}.${name} may no longer be null`] : []),
      ...(hasDefault && !column.hasDefault ? [`${table}.${name} has no default any more`] : []),
    ]
  })
  const unknown = Object.entries(now.columns)
    .filter(([name, { isNullable, hasDefault }]) => !(name in before.columns) && !isNullable && !hasDefault)
    .map(([name]) => `${table}.${name} is new and needs a value`)
  return [...known, ...unknown]
}
