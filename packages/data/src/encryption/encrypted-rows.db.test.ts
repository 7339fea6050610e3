import { expect, test } from 'vitest'
import { insertAssessment } from '#assessment/assessments.ts'
import { findMood, listMoods, openMood, saveMood, updateMood } from '#mood/moods.ts'
import { ALL_MOODS, NOW, openEncrypted, WORDS } from '#testing/open-encrypted.ts'
import { findMemberKey, rewrapDataKeys } from './data-key.ts'
import { UnreadableValue } from './encrypted-value.ts'

const DAY = '2026-11-21'
const SITTING = {
  assessmentName: 'Depression Assessment',
  packId: 'depression-own',
  packVersion: '1',
  responses: [3, 1, 2],
  functionalAnswer: null,
  total: 6,
  maximum: 63,
  level: 'l',
  safety: 'none',
  hasSafetyAnswer: false,
  now: NOW,
} as const

test('a note is nowhere in the database as it was typed, and its member reads it', async () => {
  const { db, inOne, join, stored } = await openEncrypted()
  const { memberId, key } = await join()
  const mood = { memberId, timeZone: 'UTC', moodType: 'BAD', now: NOW } as const
  const saved = await inOne((tx) => saveMood(tx, key, { ...mood, day: DAY, note: WORDS }))
  expect(saved?.note).toBe(WORDS)
  const moodId = saved?.moodId ?? ''
  expect(await findMood(db, key, memberId, moodId)).toEqual(saved)
  expect((await listMoods(db, key, { memberId, ...ALL_MOODS })).map(({ note }) => note)).toEqual([WORDS])
  expect(await stored('moods')).not.toContain('Nobody')

  const change = { ...mood, moodId, version: undefined }
  expect((await inOne((tx) => updateMood(tx, key, { ...change, note: undefined })))?.note).toBe(WORDS)
  expect((await inOne((tx) => updateMood(tx, key, { ...change, note: 'Better.' })))?.note).toBe('Better.')
  expect((await inOne((tx) => saveMood(tx, key, { ...mood, day: DAY, note: undefined })))?.note).toBe(
    'Better.',
  )
  expect((await inOne((tx) => saveMood(tx, key, { ...mood, day: DAY, note: '' })))?.note).toBe('')
})

test('answers are nowhere in the database as they were given', async () => {
  const { inOne, join, db } = await openEncrypted()
  const { memberId, key } = await join()
  await inOne((tx) => insertAssessment(tx, key, { ...SITTING, memberId, responses: [3, 1, 2] }))
  const [row] = await db.selectFrom('assessments').select('responsesEncrypted').execute()
  expect(row?.responsesEncrypted.includes('3,1,2')).toBe(false)
})

test('a note that is moved to another day or another member opens for nobody', async () => {
  const { db, pool, inOne, join } = await openEncrypted()
  const [asha, ravi] = [await join(), await join('+919876543211')]
  const mood = { day: DAY, timeZone: 'UTC', moodType: 'BAD', now: NOW } as const
  const save = (whose: typeof asha, note: string) =>
    inOne((tx) => saveMood(tx, whose.key, { ...mood, memberId: whose.memberId, note }))
  await save(asha, WORDS)
  await save(ravi, 'mine')
  await pool.query(
    'update moods set note_encrypted = (select note_encrypted from moods where member_id = $1)',
    [asha.memberId],
  )
  await expect(listMoods(db, ravi.key, { memberId: ravi.memberId, ...ALL_MOODS })).rejects.toThrow(
    UnreadableValue,
  )
  await pool.query(`update moods set day = date '2026-11-20' where member_id = $1`, [asha.memberId])
  await expect(listMoods(db, asha.key, { memberId: asha.memberId, ...ALL_MOODS })).rejects.toThrow(
    UnreadableValue,
  )
})

test('after an erasure and a rotation no key that is left opens what a backup of before holds', async () => {
  const { db, pool, keys, inOne, join } = await openEncrypted()
  const [asha, ravi] = [await join(), await join('+919876543211')]
  for (const { memberId, key } of [asha, ravi]) {
    const mood = { memberId, day: DAY, timeZone: 'UTC', moodType: 'BAD', note: WORDS, now: NOW } as const
    await inOne((tx) => saveMood(tx, key, mood))
  }
  await pool.query('create table backup_members as select * from members')
  await pool.query('create table backup_moods as select * from moods')
  await pool.query('delete from members where member_id = $1', [asha.memberId])
  keys.add(NOW)
  expect(await rewrapDataKeys(db, keys)).toEqual([2])
  keys.destroy(1)

  // The data of all others is still readable, in the backup too.
  const still = await findMemberKey(db, keys, ravi.memberId)
  expect((await listMoods(db, still, { memberId: ravi.memberId, ...ALL_MOODS }))[0]?.note).toBe(WORDS)
  const { rows } = await pool.query<{ member_id: string; wrapped_key: Buffer; note_encrypted: Buffer }>(
    'select m.member_id, m.wrapped_key, n.note_encrypted from backup_members m join backup_moods n using (member_id)',
  )
  expect(rows).toHaveLength(2)
  for (const { member_id, wrapped_key } of rows) {
    await expect(keys.wrapping.unwrap(member_id, wrapped_key)).rejects.toThrow(UnreadableValue)
  }
  const erased = rows.find(({ member_id }) => member_id === asha.memberId) ?? expect.fail()
  const left = await db.selectFrom('members').select(['memberId', 'wrappedKey']).execute()
  for (const { memberId, wrappedKey } of left) {
    const key = await keys.wrapping.unwrap(memberId, wrappedKey)
    for (const owner of [memberId, asha.memberId]) {
      const row = { day: DAY, noteEncrypted: erased.note_encrypted }
      expect(() => openMood({ owner, key }, row)).toThrow(UnreadableValue)
    }
  }
})

test('a rotation of many keys wraps each of them again', async () => {
  const { db, keys, join } = await openEncrypted()
  // More than are wrapped at a time.
  for (let n = 0; n < 501; n++) await join(`+91${9_000_000_000 + n}`)
  keys.add(NOW)
  expect(await rewrapDataKeys(db, keys)).toEqual([2])
  keys.destroy(1)
  const members = await db.selectFrom('members').select('memberId').execute()
  for (const { memberId } of members) expect(await findMemberKey(db, keys, memberId)).toBeDefined()
})
