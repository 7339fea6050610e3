import type { PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { prepareValue } from 'pg/lib/utils.js'
import { askTogether, type Statement } from './statement-group.ts'

/**
 * Ends the text of a statement whose answer nobody waits for: inside a transaction it travels with what comes next.
 * Where it fails that fails, and the transaction with it.
 */
export const WITH_THE_NEXT = '/* with the next */'

/**
 * A connection on which PostgreSQL reads and plans a statement once, not at every call, and on which statements that
 * do not wait for each other travel together, `begin` always with the first. These are what a short transaction
 * spends most of its time on. What is asked first is done first.
 */
export function withKeptStatements(client: pg.PoolClient): PostgresPoolClient {
  let next: Statement[] = []
  let state: 'alone' | 'in a transaction' | 'ending one' = 'alone'

  async function ask(text: string, given: readonly unknown[] = []): Promise<pg.QueryResult> {
    // Asked at once with what failed, but too late to be taken back with it.
    if (state === 'ending one') throw new Error('the transaction has ended')
    if (text === 'commit' || text === 'rollback') return end(text)
    if (text === 'begin') state = 'in a transaction'

    const values = given.map((value) => prepareValue(value))
    if (text !== 'begin' && !(state === 'in a transaction' && text.endsWith(WITH_THE_NEXT)))
      return whenAnswered(text, values)
    next.push({ text, values })
    return answerOf(text)
  }

  async function end(text: 'commit' | 'rollback'): Promise<pg.QueryResult> {
    // What nobody waited for was not sent: it need not be taken back.
    if (text === 'rollback') next = next.filter((held) => held.text === 'begin' || held.onEnd)
    const isNothingDone = next.length === 1 && next[0]?.text === 'begin'
    if (isNothingDone) next = []
    state = isNothingDone ? 'alone' : 'ending one'
    return isNothingDone ? answerOf(text) : whenAnswered(text, []).finally(() => (state = 'alone'))
  }

  function whenAnswered(text: string, values: Statement['values']): Promise<pg.QueryResult> {
    return new Promise((resolve, reject) => {
      const isFirst = !next.some(({ onEnd }) => onEnd)
      next.push({ text, values, onEnd: { resolve, reject } })
      // After all that is being asked in this turn.
      if (isFirst) process.nextTick(send)
    })
  }

  function send() {
    const statements = next
    next = []
    askTogether(client, statements)
  }

  return {
    // It could take a cursor too, but none is set up.
    query: ask as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy),
  }
}

const answerOf = (command: string): pg.QueryResult => ({
  command: command.toUpperCase(),
  rowCount: 0,
  rows: [],
  oid: 0,
  fields: [],
})
