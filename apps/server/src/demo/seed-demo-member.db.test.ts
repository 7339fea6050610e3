import { listFavourites } from '@pulli/data/favourite/favourites.ts'
import { freshDatabase } from '@pulli/data/testing/fresh-database.ts'
import { testKeys } from '@pulli/data/testing/held-keys.ts'
import { openTestDatabase } from '@pulli/data/testing/open-test-database.ts'
import { watchQueries } from '@pulli/data/testing/watch-queries.ts'
import { ASSESSMENT_NAMES } from '@pulli/domain/assessment/instrument.ts'
import { expect, inject, onTestFinished, test } from 'vitest'
import { seedDemoFavourites, seedDemoMember } from './seed-demo-member.ts'

const NOW = new Date('2026-11-21T06:00:00Z')
const KEYS = testKeys(NOW)

async function open() {
  const { url, drop } = await freshDatabase(inject('databaseUrl'))
  const { db, close } = openTestDatabase({ url })
  onTestFinished(async () => {
    await close()
    await drop()
  })
  return db
}

test('the demo member is created once, and later changes stay', async () => {
  const db = await open()
  expect(await seedDemoMember(db, KEYS, NOW)).toEqual(expect.any(String))
  await db.updateTable('members').set({ timeZone: 'Asia/Tokyo' }).execute()
  await db.deleteFrom('moods').execute()
  expect(await seedDemoMember(db, KEYS, NOW)).toBeUndefined()
  expect(await db.selectFrom('members').select('timeZone').execute()).toEqual([{ timeZone: 'Asia/Tokyo' }])
  expect(await db.selectFrom('moods').select('day').execute()).toEqual([])
})

test('they come with a year: moods up to yesterday, assessments, both consents, all since they joined', async () => {
  const db = await open()
  await seedDemoMember(db, KEYS, NOW)
  const moods = await db.selectFrom('moods').selectAll().orderBy('day', 'desc').execute()
  expect(moods.length).toBeGreaterThan(300)
  expect(moods[0]?.day).toBe('2026-11-20')
  const consents = await db.selectFrom('consents').selectAll().orderBy('purpose').execute()
  expect(consents).toMatchObject([
    { purpose: 'assessments', withdrawnAt: null },
    { purpose: 'moods', withdrawnAt: null },
  ])
  const sittings = await db.selectFrom('assessments').select(['assessmentName', 'takenAt']).execute()
  expect(new Set(sittings.map(({ assessmentName }) => assessmentName)).size).toBe(ASSESSMENT_NAMES.length)
  const joined = consents[0]?.givenAt.getTime() ?? 0
  for (const at of [...moods.map((mood) => mood.createdAt), ...sittings.map((each) => each.takenAt)]) {
    expect(at.getTime()).toBeGreaterThan(joined)
    expect(at.getTime()).toBeLessThan(NOW.getTime())
  }
})

test('they cost a start few statements: one for all moods, and one for each assessment', async () => {
  const db = await open()
  const { watched, asked } = watchQueries(db)
  await seedDemoMember(watched, KEYS, NOW)
  const into = (table: string) => asked.filter(({ sql }) => sql.includes(`insert into "${table}"`)).length
  const taken = await db.selectFrom('assessments').select('id').execute()
  expect([into('moods'), into('assessments')]).toEqual([1, taken.length])
  expect(asked.length - taken.length).toBeLessThan(10)
})

test('two recordings and a video become favourites; what the content service does not have, does not', async () => {
  const db = await open()
  const memberId = (await seedDemoMember(db, KEYS, NOW)) ?? ''
  const file = { url: '/uploads/x', mime: 'audio/mpeg' }
  const one = (letter: string) => ({
    documentId: letter.repeat(24),
    title: 'One',
    createdAt: '2026-01-01T00:00:00.000Z',
    author: 'Arjun Sethi',
    tags: 'Sleep',
    description: 'Words.',
    time: '10:00',
    audioFile: file,
    videoFile: { ...file, mime: 'video/mp4' },
  })
  const content = {
    read: async (path: string) => ({
      data: path.startsWith('/api/audios') ? ['a', 'b', 'c'].map(one) : ['d', 'e'].map(one),
    }),
  }
  await seedDemoFavourites(db, content, { memberId, now: NOW })
  const kept = await listFavourites(db, memberId)
  expect(kept.map(({ documentId }) => documentId[0]).toSorted()).toEqual(['a', 'b', 'd'])

  await db.deleteFrom('favourites').execute()
  await seedDemoFavourites(db, { read: async () => ({ data: [] }) }, { memberId, now: NOW })
  expect(await listFavourites(db, memberId)).toEqual([])
})
