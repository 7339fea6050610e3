import fc from 'fast-check'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { applicationAccess } from '#application-role.ts'
import { freshDatabase } from '#testing/fresh-database.ts'
import { openTestDatabase } from '#testing/open-test-database.ts'
import { addJob } from './jobs.ts'
import { freeHeldJobs, type WorkerLease, workerLease } from './worker-lease.ts'

/** In seconds, as `startWorker` does it. */
const RENEW_EVERY = 3
const POLL_EVERY = 2
/** From the start of a worker until the job of a killed one runs again. */
const BOUND_SECONDS = 20
/** The launcher ends a frozen process long before this. */
const MAX_STILL_SECONDS = 280

/** A process that works on jobs: what it holds is real, what it does and its clock are those of the test. */
type Process = {
  name: string
  lease: WorkerLease
  age: number
  job?: { key: string; secondsLeft: number } | undefined
  stillFor: number
  isStill: boolean
  /** Its connection broke, and it has not opened another. */
  isCut: boolean
  /** Seconds until it reaches the database again. */
  awayFor: number
}

/** A queue whose time passes when the test says so. */
async function queue() {
  const { url, drop } = await freshDatabase(inject('databaseUrl'))
  const access = applicationAccess(url).url
  const { db, pool, close } = openTestDatabase({ url: access })
  const admin = openTestDatabase({ url, maxConnections: 1 })
  const processes = new Map<string, Process>()
  const pools: pg.Pool[] = []
  /** How long each job takes, in seconds. */
  const durations = new Map<string, number>()
  const seen = { freed: 0, twice: [] as string[] }
  const begun = new Set<string>()
  let seconds = 0
  let count = 0
  onTestFinished(async () => {
    for (const { lease } of processes.values()) lease.drop()
    await Promise.all(pools.map((own) => own.end()))
    await Promise.all([admin.close(), close()])
    await drop()
  })

  const add = async (duration: number) => {
    const key = `job ${count++}`
    durations.set(key, duration)
    await db.transaction().execute((tx) => addJob(tx, { task: 'do', payload: {}, key }))
  }
  const start = async (slot: string) => {
    if (processes.has(slot)) return
    const name = `pool-${count++}`
    const own = new pg.Pool({ connectionString: access, application_name: name, max: 1 })
    own.on('error', () => undefined)
    own.on('connect', (client) => client.on('error', () => undefined))
    pools.push(own)
    const lease = workerLease(own, name, () => seconds * 1_000)
    await lease.take()
    processes.set(slot, { name, lease, age: 0, isStill: false, stillFor: 0, isCut: false, awayFor: 0 })
  }
  /** Ends the connections of a process, as the kernel does for one that was killed. */
  const cut = ({ name }: Process) =>
    admin.pool.query(
      'select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = $1',
      [name],
    )
  const kill = async (slot: string) => {
    const process = processes.get(slot)
    if (process === undefined) return
    processes.delete(slot)
    await cut(process)
    process.lease.drop()
  }
  /** Takes a job as the queue does. */
  const take = async (process: Process) => {
    const { rows } = await pool.query<{ key: string }>(
      `update graphile_worker._private_jobs set attempts = attempts + 1, locked_by = $1, locked_at = now()
       where id = (select id from graphile_worker._private_jobs where is_available order by id limit 1 for update skip locked)
       returning key`,
      [process.name],
    )
    const key = rows[0]?.key
    if (key === undefined) return
    // A frozen one without a connection does nothing, and checks its lease before it continues.
    const running = [...processes.values()].filter(({ isStill, isCut }) => !(isStill && isCut))
    if (running.some(({ job }) => job?.key === key)) seen.twice.push(key)
    if (begun.has(key)) seen.freed += 1
    begun.add(key)
    process.job = { key, secondsLeft: durations.get(key) ?? 0 }
  }
  const work = async (process: Process) => {
    if (process.awayFor > 0) return
    if (process.age % RENEW_EVERY === 0) {
      // The first after a break finds its connection closed, and the next opens another.
      const { renew } = process.lease
      if (!(await renew().catch(renew))) return 'lost'
      process.isCut = false
      await freeHeldJobs(db)
    }
    const { job } = process
    if (job === undefined) return process.age % POLL_EVERY === 0 ? take(process) : undefined
    job.secondsLeft -= 1
    if (job.secondsLeft > 0) return
    process.job = undefined
    await pool.query('delete from graphile_worker._private_jobs where key = $1', [job.key])
  }
  const second = async () => {
    seconds += 1
    await admin.pool.query(`
      update job_workers set seen_at = seen_at - interval '1 s';
      update graphile_worker._private_jobs set locked_at = locked_at - interval '1 s' where locked_at is not null`)
    for (const [slot, process] of [...processes]) {
      process.age += 1
      process.awayFor = Math.max(0, process.awayFor - 1)
      process.stillFor = process.isStill ? process.stillFor + 1 : 0
      if (process.stillFor > MAX_STILL_SECONDS) await kill(slot)
      if (process.isStill) continue
      const isLost = process.lease.leftMilliseconds() === 0 || (await work(process)) === 'lost'
      if (!isLost) continue
      // Without its lease it ends its jobs, and continues under another name.
      process.lease.drop()
      processes.delete(slot)
      if (process.awayFor === 0) await start(slot)
    }
  }
  const jobs = async () =>
    (await pool.query<{ key: string }>('select key from graphile_worker._private_jobs order by id')).rows
  const clear = async () => {
    for (const slot of [...processes.keys()]) await kill(slot)
    await pool.query('delete from graphile_worker._private_jobs')
    begun.clear()
  }
  return { processes, durations, seen, add, start, cut, kill, second, jobs, clear }
}

const slot = fc.constantFrom('a', 'b', 'c')
const of = <Kind extends string>(kind: Kind) => fc.constant(kind)
const step = fc.oneof(
  { arbitrary: fc.record({ kind: of('add'), seconds: fc.integer({ min: 10, max: 90 }) }), weight: 3 },
  { arbitrary: fc.record({ kind: of('pass'), seconds: fc.integer({ min: 1, max: 15 }) }), weight: 6 },
  { arbitrary: fc.record({ kind: of('start'), slot }), weight: 2 },
  { arbitrary: fc.record({ kind: of('kill'), slot }), weight: 1 },
  { arbitrary: fc.record({ kind: of('still'), slot }), weight: 2 },
  { arbitrary: fc.record({ kind: of('go on'), slot }), weight: 1 },
  { arbitrary: fc.record({ kind: of('away'), slot, seconds: fc.integer({ min: 5, max: 30 }) }), weight: 3 },
)

/** A worker with a job in its hands fails for longer than a lease, while another one has nothing to do; then anything. */
const history = fc
  .tuple(
    fc.constantFrom(
      { kind: 'still' as const, slot: 'a' },
      { kind: 'away' as const, slot: 'a', seconds: 25 },
      { kind: 'kill' as const, slot: 'a' },
    ),
    fc.array(step, { minLength: 15, maxLength: 25 }),
  )
  .map(([fault, others]) => [
    { kind: 'pass' as const, seconds: 2 },
    fault,
    { kind: 'pass' as const, seconds: 18 },
    ...others,
  ])

test('item 9: whatever is killed, freezes or loses the database, no job runs twice at once, and each runs within 20 s of a start', async () => {
  const { processes, durations, seen, add, start, cut, kill, second, jobs, clear } = await queue()
  await fc.assert(
    fc.asyncProperty(history, async (steps) => {
      await clear()
      for (const one of ['a', 'b', 'c']) await start(one)
      for (const seconds of [60, 60]) await add(seconds)
      for (const one of steps) {
        if (one.kind === 'pass') for (let n = 0; n < one.seconds; n++) await second()
        else if (one.kind === 'add') await add(one.seconds)
        else if (one.kind === 'start') await start(one.slot)
        else if (one.kind === 'kill') await kill(one.slot)
        else {
          const process = processes.get(one.slot)
          if (process === undefined) continue
          if (one.kind === 'away') {
            process.awayFor = one.seconds
            process.isCut = true
            await cut(process)
          } else process.isStill = one.kind === 'still'
        }
        expect(seen.twice).toEqual([])
      }
      const held = [...processes.values()].flatMap(({ job }) => job?.key ?? [])
      for (const one of [...processes.keys()]) await kill(one)
      // What waits beside them is short: who looks for a job then finds those of the killed ones.
      durations.forEach((_, key) => {
        durations.set(key, 1)
      })
      for (const one of [...held, 'last']) await start(one)
      for (let n = 0; n < BOUND_SECONDS; n++) await second()
      const running = [...processes.values()].map(({ job }) => job?.key)
      const waiting = (await jobs()).map(({ key }) => key).filter((key) => !running.includes(key))
      expect(waiting.filter((key) => held.includes(key))).toEqual([])
      expect(seen.twice).toEqual([])
    }),
    { numRuns: process.env.LONG ? 40 : 4, seed: 34, endOnFailure: true },
  )
  expect(seen.freed).toBeGreaterThan(5)
}, 600_000)
