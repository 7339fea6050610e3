import type { PostgresPoolClient } from 'kysely'
import pg from 'pg'

/** Texts whose length follows from their values could be any number: after so many a text is read each time. */
const MOST_STATEMENTS = 500

const names = new Map<string, string>()

/**
 * A connection on which PostgreSQL reads and plans a statement once, not at every call, and on which `begin` travels
 * together with the first statement of its transaction. Both are what a short transaction spends most of its time on.
 */
export function withKeptStatements(client: pg.PoolClient): PostgresPoolClient {
  const known = new Set<string>()
  let isToBegin = false

  async function ask(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    if (text === 'begin') {
      isToBegin = true
      return answerOf('BEGIN')
    }
    const begins = isToBegin
    isToBegin = false
    if (text === 'commit' || text === 'rollback')
      return begins ? answerOf(text.toUpperCase()) : client.query(text)

    const name = nameOf(text)
    if (begins && known.has(name)) return askFirst(client, { name, text, values: [...values] })
    if (begins) await client.query('begin')
    const answer = await client.query({ ...(name && { name }), text, values: [...values] })
    if (name) known.add(name)
    return answer
  }

  return {
    // It could take a cursor too, but none is set up.
    query: ask as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy),
  }
}

/**
 * Both in one go: where `begin` fails, PostgreSQL leaves the statement alone. Only for a statement that is known
 * there, since `pg` takes the first thing that was read for the statement itself.
 */
function askFirst(client: pg.PoolClient, statement: pg.QueryConfig): Promise<pg.QueryResult> {
  return new Promise((resolve, reject) => {
    const query = new pg.Query(statement, (error, answers) => {
      if (error) reject(error)
      // One answer to each, as `pg` gives them to several statements of one text.
      else resolve([answers].flat().at(-1) ?? answerOf('BEGIN'))
    })
    const submit = query.submit.bind(query)
    query.submit = (connection) => {
      connection.stream.cork()
      connection.parse({ name: '', text: 'begin', types: [] }, true)
      connection.bind({}, true)
      connection.execute({}, true)
      const failure = submit(connection)
      connection.stream.uncork()
      return failure
    }
    client.query(query)
  })
}

function nameOf(text: string): string {
  const known = names.get(text)
  if (known !== undefined) return known
  if (names.size >= MOST_STATEMENTS) return ''
  const name = `kept ${names.size}`
  names.set(text, name)
  return name
}

const answerOf = (command: string): pg.QueryResult => ({ command, rowCount: 0, rows: [], oid: 0, fields: [] })
