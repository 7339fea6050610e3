import type { Insertable } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { hasConsent, insertConsent, withdrawConsent } from '#consent/consents.ts'
import { makeDataKey } from '#encryption/encryption-keys.ts'
import { insertFavourite } from '#favourite/favourites.ts'
import { claimIdempotencyKey } from '#idempotency/idempotency-keys.ts'
import { insertMember } from '#members/members.ts'
import type { Schema, Tx } from '#schema.ts'
import { freshDatabase } from '#testing/fresh-database.ts'
import { testKeys } from '#testing/held-keys.ts'
import { openTestDatabase } from '#testing/open-test-database.ts'
import { waitForLock } from '#testing/wait-for-lock.ts'
import { watchQueries } from '#testing/watch-queries.ts'
import { listMoods, saveMood } from './moods.ts'

const NOW = new Date('2026-11-21T06:00:00Z')
const DAY = '2026-11-21'
/** Whose key it is does not matter to the rows. */
const KEY = { owner: 'anybody', key: makeDataKey() }
const NOBODYS = '0197a1b2-0000-7000-8000-000000000000'

async function openFresh() {
  const { url, drop } = await freshDatabase(inject('databaseUrl'))
  const { db, pool, close } = openTestDatabase({ url })
  onTestFinished(async () => {
    await close()
    await drop()
  })
  const inOne = <Result>(work: (tx: Tx) => Promise<Result>) => db.transaction().execute(work)
  const member = await inOne((tx) =>
    insertMember(tx, testKeys(), { phone: '+919876543210', name: '', timeZone: 'UTC', now: NOW }),
  )
  const memberId = member?.memberId ?? ''
  const kept = { memberId, day: DAY, timeZone: 'UTC', moodType: 'OKAY', note: 'n', now: NOW } as const
  return { db, pool, inOne, memberId, kept }
}

test.each<[string, Partial<Insertable<Schema['moods']>>]>([
  ['moods_type_is_known', { moodType: 'FINE' as Schema['moods']['moodType'] }],
  ['moods_encrypted_note_fits', { noteEncrypted: Buffer.alloc(4_030) }],
  ['moods_time_zone_fits', { timeZone: '' }],
  ['moods_version_counts_up', { version: 0 }],
  ['moods_change_after_they_begin', { changedAt: new Date(NOW.getTime() - 1) }],
  ['moods_member_id_fkey', { memberId: NOBODYS }],
])('%s: the database refuses %j', async (constraint, change) => {
  const { db, inOne, kept } = await openFresh()
  await inOne((tx) => saveMood(tx, KEY, kept))
  const row = await db.selectFrom('moods').selectAll().executeTakeFirstOrThrow()
  const other = { ...row, moodId: NOBODYS, day: '2026-11-20', ...change }
  await expect(db.insertInto('moods').values(other).execute()).rejects.toMatchObject({ constraint })
})

test('a note of 1 000 characters outside the basic plane fits', async () => {
  const { inOne, kept } = await openFresh()
  const saved = await inOne((tx) => saveMood(tx, KEY, { ...kept, note: '🪷'.repeat(1_000) }))
  expect([...(saved?.note ?? '')]).toHaveLength(1_000)
})

test('what a member keeps goes with them', async () => {
  const { db, inOne, kept, memberId } = await openFresh()
  await inOne(async (tx) => {
    await saveMood(tx, KEY, kept)
    await insertConsent(tx, { memberId, purpose: 'moods', noticeVersion: 'v', now: NOW })
    await insertFavourite(tx, { memberId, documentId: 'a'.repeat(24), now: NOW })
    const hash = Buffer.alloc(32)
    const key = { keyHash: hash, fingerprint: hash, memberId, subject: DAY, freeUpTo: NOW, now: NOW }
    await claimIdempotencyKey(tx, key)
  })
  await db.deleteFrom('members').execute()
  for (const table of ['moods', 'idempotencyKeys', 'consents', 'favourites'] as const) {
    expect(await db.selectFrom(table).select('memberId').execute()).toEqual([])
  }
})

test('a withdrawal waits for what is being stored under the consent', async () => {
  const { inOne, memberId, pool } = await openFresh()
  await inOne((tx) => insertConsent(tx, { memberId, purpose: 'moods', noticeVersion: 'v', now: NOW }))
  const order: string[] = []
  let withdrawal: Promise<void> | undefined
  await inOne(async (tx) => {
    expect(await hasConsent(tx, memberId, 'moods')).toBe(true)
    withdrawal = inOne(async (other) => {
      await withdrawConsent(other, { memberId, purpose: 'moods', now: NOW })
      order.push('withdrawn')
    })
    await waitForLock(pool)
    order.push('stored')
  })
  await withdrawal
  expect(order).toEqual(['stored', 'withdrawn'])
  expect(await inOne((tx) => hasConsent(tx, memberId, 'moods'))).toBe(false)
})

test('the newest moods of a member are read from the index in their order, without sorting', async () => {
  const { pool, db, memberId } = await openFresh()
  await pool.query(
    `insert into moods select $1, gen_random_uuid(), date '2026-11-20' - n, 'OKAY', 'UTC', 1, now(), now()
       from generate_series(1, 20000) n`,
    [memberId],
  )
  await pool.query('analyze moods')
  const { watched, asked } = watchQueries(db)
  await listMoods(watched, KEY, { memberId, from: undefined, to: undefined, most: 401 })
  const [query] = asked
  const { rows } = await pool.query(`explain ${query?.sql}`, [...(query?.parameters ?? [])])
  const plan = rows.map((row) => Object.values(row)[0]).join('\n')
  expect(plan).toContain('Index Scan Backward using moods_one_for_each_day')
  expect(plan).not.toContain('Sort')
})
