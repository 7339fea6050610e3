import type pg from 'pg'
import { camelCase } from '#dialect.ts'

type Column = {
  table: string
  name: string
  type: string
  isNullable: boolean
  hasDefault: boolean
  isAlwaysMade: boolean
  /** Of the constraints on this column alone. */
  checks: string[]
}

const COLUMNS = `
  select relname as table, attname as name, format_type(atttypid, null) as type, not attnotnull as "isNullable",
    atthasdef or attidentity = 'd' as "hasDefault", attgenerated <> '' or attidentity = 'a' as "isAlwaysMade",
    array(
      select pg_get_constraintdef(pg_constraint.oid) from pg_constraint
      where conrelid = attrelid and contype = 'c' and conkey = array[attnum] order by conname) as checks
  from pg_attribute join pg_class on pg_class.oid = attrelid
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
    and attnum > 0 and not attisdropped
  order by relname, attnum`

const TYPES: Readonly<Record<string, string>> = {
  bigint: 'Bigint',
  boolean: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  integer: 'number',
  jsonb: 'unknown',
  smallint: 'number',
  text: 'string',
  'text[]': 'string[]',
  'timestamp with time zone': 'Date',
  tstzrange: 'string',
  uuid: 'string',
}

/** Returns the types of the rows of all our tables as a module, from the catalogue of a migrated database. */
export async function rowTypes(client: Pick<pg.ClientBase, 'query'>): Promise<string> {
  const { rows } = await client.query<Column>(COLUMNS)
  const tables = [...Map.groupBy(rows, ({ table }) => table)].map(
    ([table, columns]) => `  ${camelCase(table)}: {\n${columns.map(lineOf).join('\n')}\n  }`,
  )
  return `// Written by row-types.db.test.ts from the database that the migrations make.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** Read as text: it may be more than a number holds. */
type Bigint = ColumnType<string, number | string, number | string>

/** Every table, with the columns of a row. \`YYYY-MM-DD\` for a date. */
export type Tables = {
${tables.join('\n')}
}
`
}

function lineOf(column: Column): string {
  const { name, isNullable, hasDefault, isAlwaysMade } = column
  const type = isNullable && typeOf(column) !== 'unknown' ? `${typeOf(column)} | null` : typeOf(column)
  if (isAlwaysMade) return `    ${camelCase(name)}: GeneratedAlways<${type === 'Bigint' ? 'string' : type}>`
  return `    ${camelCase(name)}: ${hasDefault && !isNullable ? `Generated<${type}>` : type}`
}

/** A text that is one of a few, by a check, has these for its type. */
function typeOf({ table, name, type, checks }: Column): string {
  const plain = TYPES[type]
  if (plain === undefined) throw new Error(`${table}.${name} is of a type that has none here: ${type}`)
  const values = checks.flatMap((check) => {
    const [, list, literal] = /(?:= ANY|<@) \(?(?:ARRAY\[([^\]]*)\]|'\{([^}]*)\}')/.exec(check) ?? []
    return literal?.split(',') ?? [...(list ?? '').matchAll(/'([^']*)'/g)].map(([, value]) => value)
  })
  if (values.length === 0) return plain
  const union = values.map((value) => `'${value}'`).join(' | ')
  return plain === 'string[]' ? `(${union})[]` : union
}
