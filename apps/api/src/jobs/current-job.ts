import { AsyncLocalStorage } from 'node:async_hooks'

export type CurrentJob = {
  id: string
  /** Whether the queue gives it up if it fails. */
  isLastTry: boolean
  /** Aborted when another worker may have the job: what it does outside of the database has to end. */
  signal: AbortSignal
  /** Asked before a step that cannot be taken back. */
  isHeld: () => boolean
}

const jobs = new AsyncLocalStorage<CurrentJob>()

export function runAsJob<Result>(job: CurrentJob, work: () => Result): Result {
  return jobs.run(job, work)
}

/** Returns the job in which it is called; undefined outside of jobs. */
export function currentJob(): CurrentJob | undefined {
  return jobs.getStore()
}
