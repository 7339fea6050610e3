import type { PostgresPoolClient } from 'kysely'
import type pg from 'pg'

/** Texts whose length depends on their values are unbounded in number: beyond this many, a text is not prepared. */
const MAX_STATEMENTS = 500

const names = new Map<string, string>()

/** A client whose statements are prepared: PostgreSQL parses and plans each text once on a connection. */
export function withPreparedStatements(client: pg.PoolClient): PostgresPoolClient {
  const query = (text: string, values: readonly unknown[]) =>
    values.length === 0 ? client.query(text) : client.query({ name: nameOf(text), text, values: [...values] })
  return {
    // Kysely's type also takes a cursor, but none is configured.
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy),
  }
}

function nameOf(text: string): string {
  const known = names.get(text)
  if (known !== undefined) return known
  if (names.size >= MAX_STATEMENTS) return ''
  const name = `statement ${names.size}`
  names.set(text, name)
  return name
}
