import { addRefusalCounts, type RefusalCount } from '@pulli/data/audit/refusal-counts.ts'
import type { Database } from '@pulli/data/database.ts'
import { HOUR, MINUTE } from '@pulli/domain/time/durations.ts'
import { LRUCache } from 'lru-cache'
import { describeError } from '#http/describe-error.ts'
import type { ApiLogger } from '#logger.ts'

/** Refusals of one member an hour that have an audit row of their own. Further ones are only counted. */
const MOST_ROWS_OF_MEMBER = 20
const MOST_MEMBERS_REMEMBERED = 10_000

/** More than the actions and codes of an hour. If the database is unreachable for longer, minutes are merged. */
const MOST_COUNTS = 2_000

/** A refusal: the actor (`visitor`, or a member's pseudonym), the action and the code. */
export type CountedRefusal = { actor: string; action: string; code: string; now: Date }

export interface RefusalCounts {
  /**
   * Counts a refusal, in memory.
   * @returns whether to write an audit row too: for the first few of a member
   */
  count(refusal: CountedRefusal): boolean
  /** Adds the counts to the table. Counts that cannot be written are retried at the next flush. */
  flush(): Promise<void>
}

/**
 * Counts refusals in memory and flushes them once a minute, one row for each action and code: strangers can cause any
 * number of refusals, which must not cost a row each. A crash loses one minute.
 */
export function refusalCounts({
  database,
  logger,
}: {
  database: Pick<Database, 'db'>
  logger: Pick<ApiLogger, 'warn'>
}): RefusalCounts {
  let counts = new Map<string, RefusalCount>()
  const members = new LRUCache<string, { since: number; rows: number }>({ max: MOST_MEMBERS_REMEMBERED })

  function add({ minute, action, code, refusals }: RefusalCount) {
    const key = `${minute.getTime()} ${action} ${code}`
    const before = counts.get(key)
    counts.set(key, { minute, action, code, refusals: (before?.refusals ?? 0) + refusals })
  }

  function mayHaveRow(actor: string, at: number): boolean {
    if (actor === 'visitor') return false
    const known = members.get(actor)
    const isOver = known === undefined || at - known.since >= HOUR
    const { since, rows } = isOver ? { since: at, rows: 0 } : known
    members.set(actor, { since, rows: rows + 1 })
    return rows < MOST_ROWS_OF_MEMBER
  }

  return {
    count({ actor, action, code, now }) {
      const at = now.getTime()
      add({ minute: new Date(at - (at % MINUTE)), action, code, refusals: 1 })
      return mayHaveRow(actor, at)
    },
    async flush() {
      if (counts.size === 0) return
      const written = [...counts.values()]
      counts = new Map()
      try {
        await addRefusalCounts(database.db, written)
      } catch (error) {
        logger.warn({ error: describeError(error) }, 'refusals could not be counted yet')
        const { minute } = written.at(-1) ?? {}
        const isMuch = written.length > MOST_COUNTS
        for (const one of written) add(isMuch && minute ? { ...one, minute } : one)
      }
    },
  }
}
