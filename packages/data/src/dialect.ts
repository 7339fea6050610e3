import { PostgresDialect, type PostgresPoolClient, PostgresQueryCompiler } from 'kysely'
import type pg from 'pg'

/**
 * PostgreSQL, for code in which tables and columns have the names of TypeScript: `staffId` is sent as `staff_id`, and comes
 * back as `staffId`. Names in raw SQL are sent as they are. Their rows come back in the same way.
 */
export class CamelCaseDialect extends PostgresDialect {
  override createQueryCompiler() {
    return new SnakeCaseCompiler()
  }
}

class SnakeCaseCompiler extends PostgresQueryCompiler {
  protected override sanitizeIdentifier(name: string): string {
    return super.sanitizeIdentifier(snakeCase(name))
  }
}

export const snakeCase = remembered((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
export const camelCase = remembered((name) => name.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase()))

/** The names are those of the schema and of the code, so they are few. */
function remembered(convert: (name: string) => string): (name: string) => string {
  const known = new Map<string, string>()
  return (name) => {
    const found = known.get(name)
    if (found !== undefined) return found
    const converted = convert(name)
    known.set(name, converted)
    return converted
  }
}

/** Texts whose length depends on their values are unbounded in number: beyond this many, a text is not prepared. */
const MAX_STATEMENTS = 500

const names = new Map<string, string>()

/**
 * A client whose statements are prepared: PostgreSQL parses and plans each text once on a connection. Its rows have the names
 * of TypeScript, converted once for each result.
 */
export function withPreparedStatements(client: pg.PoolClient): PostgresPoolClient {
  const query = async (text: string, values: readonly unknown[]) => {
    const config = { text, rowMode: 'array' as const }
    const { command, rowCount, fields, rows } = await client.query<unknown[]>(
      values.length === 0 ? config : { ...config, name: nameOf(text), values: [...values] },
    )
    const columns = fields.map((field) => camelCase(field.name))
    return { command, rowCount, rows: rows.map((row) => named(columns, row)) }
  }
  return {
    // Kysely's type also takes a cursor, but none is configured.
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy),
  }
}

function named(columns: readonly string[], values: readonly unknown[]): Record<string, unknown> {
  const row: Record<string, unknown> = {}
  columns.forEach((column, index) => {
    row[column] = values[index]
  })
  return row
}

function nameOf(text: string): string {
  const known = names.get(text)
  if (known !== undefined) return known
  if (names.size >= MAX_STATEMENTS) return ''
  const name = `statement ${names.size}`
  names.set(text, name)
  return name
}
