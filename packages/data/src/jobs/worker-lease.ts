import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type pg from 'pg'
import type { Db } from '#schema.ts'

/** A worker without a heartbeat for this long, and without a lock, has ended. */
const LEASE_SECONDS = 12

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

/** The advisory lock that a worker holds for as long as its connection is open. */
const advisoryKey = (id: string) => `hashtextextended('job worker ' || ${id}, 0)`

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

/** A lease that renews itself. */
export type HeldLease = {
  /** Aborted before others may take the jobs of this worker. What these do outside has to end by then. */
  lost: AbortSignal
  /** Whether its jobs are still its own. Asked after a pause of the process, before its timers run. */
  isHeld: () => boolean
  /** Ends the renewals, and the connection. */
  release: () => Promise<void>
}

const RENEW_MILLISECONDS = 3_000
/** While the database is away. */
const AGAIN_MILLISECONDS = 500

/**
 * Takes the lease of a worker and renews it until it ends.
 * @throws Error if the database is away
 */
export async function holdWorkerLease(pool: pg.Pool, id: string): Promise<HeldLease> {
  const lease = workerLease(pool, id)
  const lost = new AbortController()
  const ended = new AbortController()
  const isOver = AbortSignal.any([lost.signal, ended.signal])
  let timer: NodeJS.Timeout | undefined
  const lose = () => {
    clearTimeout(timer)
    lease.drop()
    lost.abort(new Error('others may take the jobs of this worker'))
  }
  const countDown = () => {
    clearTimeout(timer)
    timer = setTimeout(lose, lease.leftMilliseconds()).unref()
  }
  await lease.take()
  countDown()

  const renewing = (async () => {
    for (let pause = RENEW_MILLISECONDS; ; ) {
      await sleep(pause, undefined, { signal: isOver, ref: false }).catch(() => undefined)
      if (isOver.aborted) return
      try {
        const isHeld = await lease.renew()
        if (isOver.aborted) return
        if (!isHeld) return lose()
        countDown()
        pause = RENEW_MILLISECONDS
      } catch {
        pause = AGAIN_MILLISECONDS
      }
    }
  })()

  return {
    lost: lost.signal,
    isHeld: () => lease.leftMilliseconds() > 0,
    async release() {
      ended.abort()
      clearTimeout(timer)
      await renewing
      lease.drop()
    },
  }
}

/** Ends the lease of a worker that no longer runs a job, and frees what it did not give back. */
export async function endWorkerLease(db: Db, id: string): Promise<void> {
  await sql`
    with ended as (delete from job_workers where id = ${id})
    select graphile_worker.force_unlock_workers(array[${id}])`.execute(db)
}

/**
 * Unlocks the jobs of workers that are no longer there; the queue itself would wait for four hours. A worker whose process is
 * stopped still has its connection, and its locks for five minutes. `ownerless`: a lock without a worker, as of a version before,
 * counts if it is older.
 */
export async function freeHeldJobs(db: Db, ownerless = new Date(Date.now() - 300_000)): Promise<void> {
  await sql`
    with silent as materialized (
      select id from job_workers
      where seen_at < now() - make_interval(secs => ${sql.lit(LEASE_SECONDS)}) for update skip locked
    ), gone as (
      delete from job_workers using silent
      where job_workers.id = silent.id and (job_workers.seen_at < now() - interval '5 minutes'
        or pg_try_advisory_xact_lock(${sql.raw(advisoryKey('silent.id'))}))
      returning job_workers.id
    ), others as (
      select distinct locked_by as id from graphile_worker._private_jobs as jobs
      where locked_at < ${ownerless} and not exists (select from job_workers where id = jobs.locked_by)
    )
    select graphile_worker.force_unlock_workers(array(select id from gone union select id from others))`.execute(
    db,
  )
}
