import type pg from 'pg'
import { advisoryKey, LEASE_SECONDS } from './free-held-jobs.ts'

/** What a worker holds while it may work on jobs. */
export type WorkerLease = {
  /** @throws Error if the database is away */
  take: () => Promise<void>
  /**
   * Says that the worker is there. Returns false once others may have its jobs.
   * @throws Error if the database is away: there is still what `leftMilliseconds` says
   */
  renew: () => Promise<boolean>
  /** For how long its jobs stay its own even if the database is away from now on. */
  leftMilliseconds: () => number
  /** Closes the connection. */
  drop: () => void
}

/** The worker gives its jobs up this long before others may take them: what they do outside takes a moment to end. */
const MARGIN_SECONDS = 2

/** A machine that is gone closes no connection: PostgreSQL then asks it, and ends the session within eleven seconds. */
const NOTICE_LOST_MACHINES =
  'set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 2; set tcp_keepalives_count = 3'

const TAKE = 'insert into job_workers (id, seen_at) values ($1, now())'
const LOCK = `select pg_try_advisory_lock(${advisoryKey('$1')}) as "isLocked"`
/** A worker that was silent for too long cannot come back: its jobs may be others' by now. */
const RENEW = `
  update job_workers set seen_at = now()
  where id = $1 and seen_at > now() - make_interval(secs => ${LEASE_SECONDS})`

/**
 * The lease of a worker. Two things hold its jobs: that it was heard of within the lease, and an open connection. So it
 * may lose the database for some seconds, and a frozen process keeps its jobs.
 *
 * @param now a clock that is never set, in milliseconds
 */
export function workerLease(pool: pg.Pool, id: string, now = () => performance.now()): WorkerLease {
  let client: pg.PoolClient | undefined
  let isLocked = false
  let endsAt = 0

  const drop = () => {
    client?.release(true)
    client = undefined
    isLocked = false
  }
  const ask = async (text: string): Promise<boolean> => {
    // The database counts from when it reads this, or later.
    const askedAt = now()
    try {
      if (client === undefined) {
        client = await pool.connect()
        await client.query(NOTICE_LOST_MACHINES)
      }
      // Where a connection broke, PostgreSQL may not know it yet: then the next renewal takes the lock.
      if (!isLocked) {
        const { rows } = await client.query<{ isLocked: boolean }>(LOCK, [id])
        isLocked = rows[0]?.isLocked === true
      }
      const { rowCount } = await client.query(text, [id])
      if (rowCount === 0) return false
    } catch (error) {
      drop()
      throw error
    }
    endsAt = askedAt + (LEASE_SECONDS - MARGIN_SECONDS) * 1_000
    return true
  }
  return {
    take: async () => void (await ask(TAKE)),
    renew: () => ask(RENEW),
    leftMilliseconds: () => Math.max(0, endsAt - now()),
    drop,
  }
}
