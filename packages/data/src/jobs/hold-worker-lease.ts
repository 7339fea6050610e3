import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { workerLease } from './worker-lease.ts'

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
