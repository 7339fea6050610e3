import { EventEmitter, once } from 'node:events'
import { expect, inject, onTestFinished } from 'vitest'
import { encryptEarlierRows } from '#encryption/encrypt-earlier-rows.ts'
import { makeMemberKey } from '#encryption/member-key.ts'
import { listMoods } from '#mood/list-moods.ts'
import { saveMood } from '#mood/save-mood.ts'
import { freshDatabase } from './fresh-database.ts'
import { testKeys } from './held-keys.ts'
import { openTestDatabase } from './open-test-database.ts'

/** Of each member. */
const NOTES = 200

/**
 * Encrypts so many notes of before while members read and write, with a stop in between, and checks every word.
 * @param pause what a member does between two visits
 * @returns how long each visit took
 */
export async function encryptAmongVisits(rows: number, pause: () => Promise<unknown>): Promise<number[]> {
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
             select gen_random_uuid(), '+91' || 9000000000 + n, 'Kumari ' || n, 'UTC', now() from generate_series(1, ${rows / NOTES}) n;
             insert into moods
             select member_id, gen_random_uuid(), date '2026-11-20' - n, 'OKAY', 'Slept badly again, day ' || n, 'UTC', 1,
               now(), now()
             from members, generate_series(1, ${NOTES}) n;
             analyze`,
    query_timeout: 600_000,
  } as never)
  filling.release(true)
  const { rows: members } = await site.pool.query<{ memberId: string }>(
    `select member_id as "memberId" from members order by random() limit ${NOTES}`,
  )

  let isDone = false
  const waits: number[] = []
  const visited = new EventEmitter()
  const written = new Map<string, string>()
  const visit = async () => {
    for (let n = 0; !isDone; n += 1) {
      const { memberId } = members[n % members.length] ?? expect.fail()
      const day = `2026-11-${String(1 + (n % 9)).padStart(2, '0')}`
      const begunAt = performance.now()
      const key = (await makeMemberKey(site.db, keys, memberId)) ?? expect.fail()
      const note = `Written meanwhile, ${n}`
      const mood = { memberId, day, timeZone: 'UTC', moodType: 'GOOD', note, now: new Date() } as const
      await site.db.transaction().execute((tx) => saveMood(tx, key, mood))
      await listMoods(site.db, key, { memberId, from: undefined, to: undefined, most: 401 })
      waits.push(performance.now() - begunAt)
      written.set(`${memberId} ${day}`, note)
      visited.emit('visit')
      await pause()
    }
  }
  const visits = visit()
  let batches = 0
  const goesOn = async () => {
    // Somebody comes between any two batches, however fast the job is.
    await once(visited, 'visit')
    batches += 1
    return batches !== Math.round(rows / 1_000)
  }
  // Stopped halfway, as a restart would.
  let encrypted = await encryptEarlierRows({ db: job.db, keys, goesOn })
  expect(encrypted).toBeLessThan(rows * 0.6)
  encrypted += await encryptEarlierRows({ db: job.db, keys, goesOn })
  isDone = true
  await visits

  const { rows: left } = await site.pool.query<{ notes: number; names: number }>(
    `select (select count(*)::int from moods where note <> '') as notes,
         (select count(*)::int from members where phone is not null or name <> '') as names`,
  )
  expect(left).toEqual([{ notes: 0, names: 0 }])
  expect(encrypted).toBeGreaterThan(rows * 0.9)
  for (const { memberId } of members.slice(0, 50)) {
    const key = (await makeMemberKey(site.db, keys, memberId)) ?? expect.fail()
    const all = await listMoods(site.db, key, { memberId, from: undefined, to: undefined, most: 401 })
    expect(all).toHaveLength(NOTES)
    for (const { day, note } of all) {
      const meanwhile = written.get(`${memberId} ${day}`)
      if (meanwhile === undefined) expect(note).toMatch(/^Slept badly again, day \d+$/)
      else expect(note).toBe(meanwhile)
    }
  }
  return waits
}
