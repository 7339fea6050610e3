import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { startWorker } from '@pulli/api/worker.ts'
import { applicationAccess } from '@pulli/data/application-role.ts'
import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import { listErasuresToCopy, oldestToCopy } from '@pulli/data/erasure-ledger/erasure-ledger.ts'
import { addJob } from '@pulli/data/jobs/jobs.ts'
import { neighbour } from '@pulli/data/neighbour/neighbour.ts'
import { freshDatabase } from '@pulli/data/testing/fresh-database.ts'
import { openTestDatabase } from '@pulli/data/testing/open-test-database.ts'
import { uuidV7 } from '@pulli/data/uuid-v7.ts'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openTarget, TargetHangs } from './backup-target.ts'
import { readErasures } from './erasure-ledger.ts'
import { type ErasureTarget, erasureTasks } from './erasure-tasks.ts'
import { openForServer } from './small-file-target.ts'

const NOW = new Date()

async function site() {
  const { url, drop } = await freshDatabase(inject('databaseUrl'))
  const database = openTestDatabase({ url: applicationAccess(url).url })
  onTestFinished(async () => {
    await database.close()
    await drop()
  })
  const { db, pool } = database
  const erase = (now = NOW) =>
    db.transaction().execute((tx) =>
      recordAudit(tx, {
        actor: 'm-1',
        action: 'mood.erase',
        subjectKind: 'mood',
        subjectId: uuidV7(now),
        now,
      }),
    )
  const isQueued = async (task: string) => {
    const { rowCount } = await pool.query(
      `select from graphile_worker._private_jobs jobs
       join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id where identifier = $1`,
      [task],
    )
    return rowCount === 1
  }
  return { url: applicationAccess(url).url, database, db, pool, erase, isQueued }
}

/** A bucket that holds what is put there until `lets` says so. */
function bucket() {
  const files = new Map<string, Buffer>()
  const held: (() => void)[] = []
  const state = { hangs: false }
  const target: ErasureTarget = {
    neighbour: neighbour({ name: 'backup target', withinMilliseconds: 600_000, atOnce: 1 }),
    async put(name, content: Readable) {
      const bytes = await buffer(content)
      if (state.hangs) await new Promise<void>((resolve) => held.push(resolve))
      files.set(name, bytes)
    },
  }
  const answerAgain = () => {
    state.hangs = false
    for (const answer of held.splice(0)) answer()
  }
  return { target, files, held, state, answerAgain }
}

test('finding H3: while the bucket hangs, mails and seals go on, also when its job is taken for one of a dead worker', async () => {
  const { url, database, db, pool, erase, isQueued } = await site()
  const { target, files, held, state, answerAgain } = bucket()
  const done: string[] = []
  const others = Object.fromEntries(
    ['mail-consultation', 'seal-audit'].map((task) => [task, async () => void done.push(task)]),
  )
  const worker = startWorker({
    tasks: { ...others, ...erasureTasks({ database, target, clock: () => NOW }) },
    connectionString: url,
    logger: { info: () => undefined, warn: () => undefined, error: () => undefined },
    pollMilliseconds: 50,
  })
  onTestFinished(async () => {
    answerAgain()
    await worker.stop()
  })
  state.hangs = true
  await erase()
  await expect.poll(() => held).toHaveLength(1)
  // What `free-held-jobs` does after five minutes, more often than there are slots.
  for (let times = 1; times <= 4; times++) {
    await pool.query(
      `select graphile_worker.force_unlock_workers(array(select distinct locked_by from graphile_worker._private_jobs))`,
    )
    await pool.query('update graphile_worker._private_jobs set run_at = now()')
    for (const task of Object.keys(others))
      await db.transaction().execute((tx) => addJob(tx, { task, payload: {}, key: `${task} ${times}` }))
    await expect.poll(() => done).toHaveLength(2 * times)
    // One that has run and is not removed yet would be taken up again.
    for (const task of Object.keys(others)) await expect.poll(() => isQueued(task)).toBe(false)
  }
  expect(held).toHaveLength(1)
  expect(await oldestToCopy(db)).toBeGreaterThan(0)

  answerAgain()
  await expect.poll(() => oldestToCopy(db)).toBe(0)
  expect(files.size).toBe(1)
  await expect.poll(() => isQueued('copy-erasures')).toBe(false)
  await erase()
  await expect.poll(() => files.size).toBe(2)
})

test('a bucket that is slow is given two minutes at a time: what is copied counts, and the rest is asked for again', async () => {
  const { database, db, pool, erase, isQueued } = await site()
  const { target, files } = bucket()
  for (let times = 1; times <= 3; times++) await erase()
  await pool.query('delete from graphile_worker._private_jobs')
  const tasks = (mostMilliseconds?: number) =>
    erasureTasks({
      database,
      target,
      clock: () => NOW,
      ...(mostMilliseconds !== undefined && { mostMilliseconds }),
    })
  await tasks(-1)['copy-erasures']()
  expect(await listErasuresToCopy(db)).toHaveLength(3)
  expect(await isQueued('copy-erasures')).toBe(true)
  await tasks()['copy-erasures']()
  expect(await listErasuresToCopy(db)).toEqual([])
  expect(files.size).toBe(3)
})

test('a bucket that refuses in the middle gets only what it has not', async () => {
  const { database, db, erase } = await site()
  const { target, files } = bucket()
  for (let times = 1; times <= 3; times++) await erase()
  let calls = 0
  const refusing: ErasureTarget = {
    neighbour: target.neighbour,
    put: (name, content) =>
      ++calls === 2 ? Promise.reject(new Error('refused')) : target.put(name, content),
  }
  const copy = erasureTasks({ database, target: refusing, clock: () => NOW })['copy-erasures']
  await expect(copy()).rejects.toThrow('refused')
  expect([files.size, (await listErasuresToCopy(db)).length]).toEqual([1, 2])
  await copy()
  expect([files.size, calls]).toEqual([3, 4])
})

test('erasures that cannot be copied to a folder that hangs are copied once it is back', async () => {
  const { database, db, erase } = await site()
  const folder = mkdtempSync(join(tmpdir(), 'pulli-erasures-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  await erase()
  const [erasure] = await listErasuresToCopy(db)
  if (erasure === undefined) throw new Error('there is one')
  const day = join(folder, 'erasures', erasure.occurredAt.toISOString().slice(0, 10))
  mkdirSync(day, { recursive: true })
  // Opening it never ends, as on a network drive whose server is away.
  const hanging = join(day, `.${erasure.id}.json.unfinished`)
  execFileSync('mkfifo', [hanging])
  await erase(new Date(NOW.getTime() + 1_000))
  // The circuit of this one never waits, so that the test needs no clock.
  const way = neighbour({
    name: 'backup target',
    withinMilliseconds: 600_000,
    atOnce: 1,
    pauseMilliseconds: 0,
  })
  const target = { ...(await openForServer(folder, 1_500)), neighbour: way }
  const copy = erasureTasks({ database, target, clock: () => NOW })['copy-erasures']
  await expect(copy()).rejects.toThrow(TargetHangs)
  expect(await listErasuresToCopy(db)).toHaveLength(2)

  rmSync(hanging)
  await expect
    .poll(() =>
      copy().then(
        () => 'copied',
        () => 'not yet',
      ),
    )
    .toBe('copied')
  expect(await listErasuresToCopy(db)).toEqual([])
  const { erasures, damaged } = await readErasures(await openTarget(folder))
  expect([erasures.length, damaged]).toEqual([2, []])
  expect(readdirSync(day)).toHaveLength(2)
})
