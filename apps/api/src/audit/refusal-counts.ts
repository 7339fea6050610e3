import { addRefusalCounts, type RefusalCount } from '@pulli/data/audit/add-refusal-counts.ts'
import type { Database } from '@pulli/data/database.ts'
import { LRUCache } from 'lru-cache'
import { describeError } from '#http/describe-error.ts'
import type { ApiLogger } from '#logger.ts'

const MINUTE_MILLISECONDS = 60_000
const HOUR_MILLISECONDS = 3_600_000

/** So many refusals of one member have a row of their own in an hour; what follows is counted only. */
const MOST_ROWS_OF_MEMBER = 20
const MOST_MEMBERS_REMEMBERED = 10_000

/** More than there are actions and codes in an hour: where the database is away for longer, minutes are put together. */
const MOST_COUNTS = 2_000

/** One refusal: who was refused (`visitor`, or a member's pseudonym), what, and with which code. */
export type CountedRefusal = { actor: string; action: string; code: string; now: Date }

export interface RefusalCounts {
  /**
   * Counts a refusal, in memory.
   * @returns whether it deserves a row of its own besides: a member's, while they are few
   */
  count(refusal: CountedRefusal): boolean
  /** Adds what was counted to the table. What cannot be written is kept for the next time. */
  flush(): Promise<void>
}

/**
 * Counts refusals in this process, and writes them once a minute as one row for each action and code. Strangers can
 * be refused without end, so what they are refused must not cost a row each. A process that dies loses one minute.
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
    const isOver = known === undefined || at - known.since >= HOUR_MILLISECONDS
    const { since, rows } = isOver ? { since: at, rows: 0 } : known
    members.set(actor, { since, rows: rows + 1 })
    return rows < MOST_ROWS_OF_MEMBER
  }

  return {
    count({ actor, action, code, now }) {
      const at = now.getTime()
      add({ minute: new Date(at - (at % MINUTE_MILLISECONDS)), action, code, refusals: 1 })
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
