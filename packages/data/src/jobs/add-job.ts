import { sql } from 'kysely'
import type { Tx } from '#schema.ts'

/** Work for later. The payload holds identifiers only, so that an erasure has nothing to look for here. */
export type NewJob = {
  task: string
  payload: Record<string, string>
  /** A second job of the same key replaces the first. */
  key: string
  /** 25 tries with the queue's growing pauses span about four days. */
  maxAttempts?: number
}

/** Queues a job in the transaction of the change that asks for it: both happen, or neither. */
export async function addJob(tx: Tx, { task, payload, key, maxAttempts = 25 }: NewJob): Promise<void> {
  await sql`
    select graphile_worker.add_job(
      ${task}::text,
      payload => ${JSON.stringify(payload)}::json,
      job_key => ${key}::text,
      max_attempts => ${maxAttempts}::integer
    )`.execute(tx)
}
