import { Logger, runOnce, type TaskList } from 'graphile-worker'
import type pg from 'pg'
import { expect } from 'vitest'

/** Does what is due, with the queue itself, and returns once its results are written. */
export async function runTasks(pgPool: pg.Pool, taskList: TaskList): Promise<void> {
  await runOnce({ pgPool, taskList, logger: new Logger(() => () => undefined) })
  const locked = 'select from graphile_worker._private_jobs where locked_at is not null'
  await expect.poll(async () => (await pgPool.query(locked)).rowCount).toBe(0)
}
