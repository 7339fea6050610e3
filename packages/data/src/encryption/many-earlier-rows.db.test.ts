import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { expect, inject, onTestFinished, test } from 'vitest'
import { listMoods } from '#mood/list-moods.ts'
import { saveMood } from '#mood/save-mood.ts'
import { freshDatabase } from '#testing/fresh-database.ts'
import { testKeys } from '#testing/held-keys.ts'
import { openTestDatabase } from '#testing/open-test-database.ts'
import { encryptEarlierRows } from './encrypt-earlier-rows.ts'
import { makeMemberKey } from './member-key.ts'

/** All of them with `npm run test:long`. */
const ROWS = process.env.LONG ? 1_000_000 : 10_000
const MEMBERS = ROWS / 200

/**
 * How late a thread that only sleeps woke up at most: so long the machine itself lets everybody wait. It is a thread of its
 * own, because a job that holds up this one would have to be seen.
 */
function watchMachine() {
  const sleeper = new Worker(
    `const { parentPort } = require('node:worker_threads')
     let [wokeAt, latest] = [performance.now(), 0]
     setInterval(() => {
       const now = performance.now()
       const late = now - wokeAt - 5
       wokeAt = now
       if (late > latest) parentPort.postMessage((latest = late))
     }, 5)`,
    { eval: true },
  )
  let latest = 0
  sleeper.on('message', (late: number) => {
    latest = late
  })
  onTestFinished(() => void sleeper.terminate())
  return () => latest
}

test(`security row 54: ${ROWS} notes of before are encrypted while members read and write, with a stop in between`, async () => {
  const { url, drop } = await freshDatabase(inject('databaseUrl'))
  const site = openTestDatabase({ url })
  const job = openTestDatabase({ url, maxConnections: 1 })
  onTestFinished(async () => {
    await site.close()
    await job.close()
    await drop()
  })
  const keys = testKeys()
  const filling = await site.pool.connect()
  await filling.query('set statement_timeout = 0')
  await filling.query({
    text: `insert into members (member_id, phone, name, time_zone, created_at)
             select gen_random_uuid(), '+91' || 9000000000 + n, 'Kumari ' || n, 'UTC', now() from generate_series(1, ${MEMBERS}) n;
             insert into moods
             select member_id, gen_random_uuid(), date '2026-11-20' - n, 'OKAY', 'Slept badly again, day ' || n, 'UTC', 1,
               now(), now()
             from members, generate_series(1, 200) n;
             analyze`,
    query_timeout: 600_000,
  } as never)
  filling.release(true)
  const { rows: members } = await site.pool.query<{ memberId: string }>(
    `select member_id as "memberId" from members order by random() limit 200`,
  )

  let isDone = false
  const waits: number[] = []
  const machineWasLate = watchMachine()
  const written = new Map<string, string>()
  const visit = async () => {
    for (let n = 0; !isDone; n += 1) {
      const { memberId } = members[n % members.length] ?? expect.fail()
      const day = `2026-11-${String(1 + (n % 19)).padStart(2, '0')}`
      const begunAt = performance.now()
      const key = (await makeMemberKey(site.db, keys, memberId)) ?? expect.fail()
      const note = `Written meanwhile, ${n}`
      const mood = { memberId, day, timeZone: 'UTC', moodType: 'GOOD', note, now: new Date() } as const
      await site.db.transaction().execute((tx) => saveMood(tx, key, mood))
      await listMoods(site.db, key, { memberId, from: undefined, to: undefined, most: 401 })
      waits.push(performance.now() - begunAt)
      written.set(`${memberId} ${day}`, note)
      await sleep(5)
    }
  }
  const visits = visit()
  let batches = 0
  const goesOn = async () => {
    await sleep(20)
    batches += 1
    return batches !== Math.round(ROWS / 1_000)
  }
  // Stopped halfway, as a restart would.
  let encrypted = await encryptEarlierRows({ db: job.db, keys, goesOn })
  expect(encrypted).toBeLessThan(ROWS * 0.6)
  encrypted += await encryptEarlierRows({ db: job.db, keys, goesOn })
  isDone = true
  await visits

  const { rows } = await site.pool.query<{ notes: number; names: number }>(
    `select (select count(*)::int from moods where note <> '') as notes,
         (select count(*)::int from members where phone is not null or name <> '') as names`,
  )
  expect(rows).toEqual([{ notes: 0, names: 0 }])
  expect(encrypted).toBeGreaterThan(ROWS * 0.9)
  for (const { memberId } of members.slice(0, 50)) {
    const key = (await makeMemberKey(site.db, keys, memberId)) ?? expect.fail()
    const all = await listMoods(site.db, key, { memberId, from: undefined, to: undefined, most: 401 })
    expect(all).toHaveLength(200)
    for (const { day, note } of all) {
      const meanwhile = written.get(`${memberId} ${day}`)
      if (meanwhile === undefined) expect(note).toMatch(/^Slept badly again, day \d+$/)
      else expect(note).toBe(meanwhile)
    }
  }
  expect(waits.length).toBeGreaterThan(20)
  waits.sort((one, other) => one - other)
  // A check-in and a month's list while the job runs: nobody notices.
  expect(waits[Math.floor(waits.length * 0.99)]).toBeLessThan(1_000 + machineWasLate())
}, 1_200_000)
