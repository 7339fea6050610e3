import pg from 'pg'

/** A statement on its way, its values as PostgreSQL reads them, and who waits for its answer. */
export type Statement = {
  text: string
  values: (string | Buffer | null)[]
  onEnd?: { resolve(answer: pg.QueryResult): void; reject(error: Error): void }
}

/** Texts whose length follows from their values could be any number: after so many a text is read each time. */
const MOST_STATEMENTS = 500

const names = new Map<string, string>()
const preparedOn = new WeakMap<pg.ClientBase, Set<string>>()

/**
 * Sends statements in one go, as one group of messages. Where one fails, PostgreSQL leaves alone what comes after
 * it, and the whole group has failed.
 */
export function askTogether(client: pg.ClientBase, statements: readonly Statement[]): void {
  const prepared = preparedOn.get(client) ?? new Set()
  preparedOn.set(client, prepared)
  const group = new pg.Query({ text: 'a group of statements' }, (error, given) => {
    // `pg` gives one answer alone, and several as a list.
    const answers: pg.QueryResult[] = error ? [] : [given].flat()
    for (const [n, { text, onEnd }] of statements.entries()) {
      const answer = answers[n]
      if (answer === undefined) onEnd?.reject(error ?? new Error('a statement has no answer'))
      else {
        prepared.add(nameOf(text))
        onEnd?.resolve(answer)
      }
    }
  })
  group.submit = (connection) => {
    connection.stream.cork()
    for (const { text, values } of statements) {
      const name = nameOf(text)
      if (name === '' || !prepared.has(name)) {
        // It may be there already, if it was read in a group that failed.
        connection.close({ type: 'S', name }, true)
        connection.parse({ name, text, types: [] }, true)
      }
      connection.bind({ statement: name, values }, true)
      connection.describe({ type: 'P', name: '' }, true)
      connection.execute({}, true)
    }
    connection.sync()
    connection.stream.uncork()
  }
  client.query(group)
}

/** Under which name PostgreSQL keeps a text; empty for one that it does not keep. */
function nameOf(text: string): string {
  const known = names.get(text)
  if (known !== undefined) return known
  if (names.size >= MOST_STATEMENTS) return ''
  const name = `kept ${names.size}`
  names.set(text, name)
  return name
}
