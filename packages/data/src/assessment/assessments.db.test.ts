import { createHash } from 'node:crypto'
import type { AssessmentName } from '@pulli/domain/assessment/instrument.ts'
import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { makeDataKey } from '#encryption/encryption-keys.ts'
import type { Db } from '#schema.ts'
import { freshDatabase } from '#testing/fresh-database.ts'
import { openTestDatabase } from '#testing/open-test-database.ts'
import { uuidV7 } from '#uuid-v7.ts'
import {
  insertAssessment,
  listAssessmentHistory,
  listLatestAssessments,
  type NewAssessmentRow,
} from './assessments.ts'

const NOW = new Date('2026-11-21T06:00:00Z')
const ASHA = uuidV7(NOW)
const RAVI = uuidV7(NOW)

const sha256 = (text: string) => createHash('sha256').update(text).digest()

async function openFresh(options: { maxConnections?: number } = {}) {
  const { url, drop } = await freshDatabase(inject('databaseUrl'))
  const database = openTestDatabase({ url, ...options })
  onTestFinished(async () => {
    await database.close()
    await drop()
  })
  for (const [member_id, phone] of [
    [ASHA, '+919876543210'],
    [RAVI, '+919876543211'],
  ] as const) {
    const member = { memberId: member_id, timeZone: 'Asia/Kolkata', createdAt: NOW }
    const keys = { wrappedKey: Buffer.alloc(61), phoneEncrypted: Buffer.of(), phoneLookup: sha256(phone) }
    await database.db
      .insertInto('members')
      .values({ ...member, ...keys })
      .execute()
  }
  return database
}

function sitting(change: Partial<NewAssessmentRow> = {}): NewAssessmentRow {
  return {
    memberId: ASHA,
    assessmentName: 'Depression Assessment',
    packId: 'depression-own',
    packVersion: '1',
    responses: Array(21).fill(1),
    functionalAnswer: null,
    total: 21,
    maximum: 63,
    level: 'Moderate depression',
    safety: 'none',
    hasSafetyAnswer: false,
    now: NOW,
    ...change,
  }
}

/** Whose key it is does not matter to the rows. */
const KEY = { owner: 'anybody', key: makeDataKey() }

const insert = (db: Db, change: Partial<NewAssessmentRow> = {}) =>
  db.transaction().execute((tx) => insertAssessment(tx, KEY, sitting(change)))

const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000)

test('API-14 the latest result of each instrument, the newest first, and nobody else’s', async () => {
  const { db } = await openFresh()
  await insert(db, { now: daysAgo(3), total: 5 })
  const depression = await insert(db, { now: daysAgo(2), total: 7 })
  const stress = await insert(db, { now: daysAgo(1), assessmentName: 'Perceived Stress Assessment' })
  await insert(db, { memberId: RAVI, assessmentName: 'Anxiety Assessment' })

  const latest = await listLatestAssessments(db, ASHA)
  expect(latest.map(({ id }) => id)).toEqual([stress, depression])
  expect(latest[1]).toEqual({
    id: depression,
    assessmentName: 'Depression Assessment',
    packId: 'depression-own',
    packVersion: '1',
    total: 7,
    maximum: 63,
    level: 'Moderate depression',
    safety: 'none',
    hasSafetyAnswer: false,
    functionalAnswer: null,
    takenAt: daysAgo(2),
  })
  expect(await listLatestAssessments(db, uuidV7(NOW))).toEqual([])
})

test('D53 PHQ-9 and GAD-7 are kept beside the three, with the answer that is not scored', async () => {
  const { db } = await openFresh()
  await insert(db, { assessmentName: 'PHQ-9', packId: 'phq-9', functionalAnswer: 2, now: daysAgo(1) })
  await insert(db, { assessmentName: 'GAD-7', packId: 'gad-7' })
  const latest = await listLatestAssessments(db, ASHA)
  expect(latest.map(({ assessmentName, functionalAnswer }) => [assessmentName, functionalAnswer])).toEqual([
    ['GAD-7', null],
    ['PHQ-9', 2],
  ])
})

test('D36 the history has every result with the version of its pack, the newest first', async () => {
  const { db } = await openFresh()
  for (const days of [1, 5, 3]) await insert(db, { now: daysAgo(days), packVersion: String(days) })
  await insert(db, { memberId: RAVI })
  const history = await listAssessmentHistory(db, ASHA)
  expect(history.map(({ packVersion }) => packVersion)).toEqual(['1', '3', '5'])
})

test.each<[string, Partial<NewAssessmentRow>]>([
  ['assessments_total_is_possible', { total: 64 }],
  ['assessments_total_is_possible', { total: -1 }],
  ['assessments_name_is_known', { assessmentName: 'Mood' as AssessmentName }],
  ['assessments_encrypted_answers_fit', { responses: [] }],
  ['assessments_pack_is_named', { packVersion: '' }],
  ['assessments_level_is_named', { level: '' }],
  ['assessments_safety_is_known', { safety: 'soon' as 'today' }],
  ['assessments_functional_answer_is_an_index', { functionalAnswer: -1 }],
  ['assessments_safety_answer_counts', { safety: 'none', hasSafetyAnswer: true }],
])('%s: the database refuses %j', async (constraint, change) => {
  const { db } = await openFresh()
  await expect(insert(db, change)).rejects.toMatchObject({ constraint })
})

test('security row 57: a stored assessment is never changed, and goes with its member', async () => {
  const { db } = await openFresh()
  await insert(db)
  await expect(sql`update assessments set total = 0`.execute(db)).rejects.toThrow('never changed')
  await db.deleteFrom('members').where('memberId', '=', ASHA).execute()
  expect(await listAssessmentHistory(db, ASHA)).toEqual([])
})

test('no list reads a table that grows from end to end', async () => {
  const { db } = await openFresh({ maxConnections: 1 })
  await sql`
    insert into members (member_id, time_zone, created_at, wrapped_key, phone_encrypted, phone_lookup)
    select ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'UTC', now(), decode(repeat('00', 61), 'hex'),
      sha256(n::text::bytea), sha256(n::text::bytea)
    from generate_series(0, 199) as n`.execute(db)
  await sql`
    insert into assessments (member_id, id, assessment_name, pack_id, pack_version, responses_encrypted, total, maximum,
      level, taken_at, safety, has_safety_answer)
    select
      ('00000000-0000-7000-8000-' || lpad((n % 200)::text, 12, '0'))::uuid, gen_random_uuid(),
      (array['Depression Assessment', 'Anxiety Assessment', 'Perceived Stress Assessment'])[n % 3 + 1],
      'p', '1', sha256('1'), 3, 63, 'l', now() - n * interval '1 minute', 'none', false
    from generate_series(1, 20000) as n`.execute(db)
  await sql`analyze assessments`.execute(db)

  const before = await scansOf(db)
  expect(await listLatestAssessments(db, '00000000-0000-7000-8000-000000000007')).toHaveLength(3)
  expect(await listAssessmentHistory(db, '00000000-0000-7000-8000-000000000007')).toHaveLength(100)
  const after = await scansOf(db)
  expect(after?.wholeTable).toBe(before?.wholeTable)
  expect(after?.byIndex).toBeGreaterThan(before?.byIndex ?? 0)
})

async function scansOf(db: Db) {
  await sql`select pg_stat_force_next_flush()`.execute(db)
  const { rows } = await sql<{ wholeTable: number; byIndex: number }>`
    select seq_scan::int as "wholeTable", idx_scan::int as "byIndex"
    from pg_stat_user_tables where relname = 'assessments'`.execute(db)
  return rows[0]
}
