import { sql } from 'kysely'
import type { Tx } from '#schema.ts'

/** A background job. Its payload holds ids only, so that it carries no personal data. */
export type NewJob = {
  task: string
  payload: Record<string, string>
  /** A later job with the same key replaces this one. */
  key: string
  /** 25 attempts with the queue's exponential backoff span about four days. */
  maxAttempts?: number
  /** When it is due. Default: at once. */
  runAt?: Date
  /** Jobs of one queue run one at a time. Default: none. */
  queue?: string
}

/** Queues a job in the transaction of its change: both commit, or neither. */
export async function addJob(tx: Tx, job: NewJob): Promise<void> {
  const { task, payload, key, maxAttempts = 25, runAt, queue } = job
  await sql`
    select graphile_worker.add_job(
      ${task}::text,
      payload => ${JSON.stringify(payload)}::json,
      queue_name => ${queue ?? null}::text,
      run_at => ${runAt ?? null}::timestamptz,
      job_key => ${key}::text,
      max_attempts => ${maxAttempts}::integer
    )`.execute(tx)
}
