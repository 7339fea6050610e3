import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { insertAssessment } from '#assessment/insert-assessment.ts'
import { openDatabase } from '#database.ts'
import { assignNumber } from '#members/assign-number.ts'
import { insertMember } from '#members/insert-member.ts'
import { listAccountsOfNumber } from '#members/list-accounts-of-number.ts'
import { sealMember } from '#members/seal-member.ts'
import { findMood } from '#mood/find-mood.ts'
import { listMoods } from '#mood/list-moods.ts'
import { openMood } from '#mood/mood-columns.ts'
import { saveMood } from '#mood/save-mood.ts'
import { updateMood } from '#mood/update-mood.ts'
import type { Tx } from '#schema.ts'
import { freshDatabase } from '#testing/fresh-database.ts'
import { testKeys } from '#testing/held-keys.ts'
import { storedMembers, storedRequests } from '#testing/stored.ts'
import { encryptEarlierRows } from './encrypt-earlier-rows.ts'
import { UnreadableValue } from './encrypted-value.ts'
import { findMemberKey, makeMemberKey } from './member-key.ts'
import { rewrapDataKeys } from './rewrap-data-keys.ts'
import { rewriteTables } from './rewrite-tables.ts'

const NOW = new Date('2026-11-21T06:00:00Z')
const DAY = '2026-11-21'
const WORDS = 'Nobody knows this. किसी को नहीं पता।'
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

async function openFresh() {
  const { url, drop } = await freshDatabase(inject('databaseUrl'))
  const { db, pool, close } = openDatabase({ url })
  onTestFinished(async () => {
    await close()
    await drop()
  })
  const keys = testKeys(NOW)
  const inOne = <Result>(work: (tx: Tx) => Promise<Result>) => db.transaction().execute(work)
  const join = async (phone = '+919876543210') => {
    const member = await inOne((tx) => insertMember(tx, keys, { phone, name: '', timeZone: 'UTC', now: NOW }))
    const memberId = member?.memberId ?? expect.fail()
    const key = (await findMemberKey(db, keys, memberId)) ?? expect.fail()
    return { memberId, key }
  }
  /** Everything that is stored in a table, as text. */
  const stored = async (table: string) => {
    const { rows } = await pool.query<{ text: string }>(
      `select string_agg(t::text, ' ') as text from ${table} t`,
    )
    return rows[0]?.text ?? ''
  }
  /** Members as a version before left them: without a key, and with what they wrote as they wrote it. */
  const before = async (members: number, days: number) => {
    await pool.query(
      `insert into members (member_id, phone, name, time_zone, created_at)
       select gen_random_uuid(), '+91' || 9000000000 + n, 'Kumari ' || n, 'UTC', now() from generate_series(1, $1) n`,
      [members],
    )
    await pool.query(
      "insert into member_pseudonyms select member_id, 'm-' || md5(member_id::text) from members on conflict do nothing",
    )
    await pool.query(
      `insert into consultation_requests (id, name, email, phone, section, consultation_on, time_zone, notice_version,
         consented_at, submitted_at)
       select gen_random_uuid(), 'Visitor ' || n, 'v' || n || '@example.in', '+91' || 9100000000 + n, 'Art Therapy',
         '2026-12-01', 'UTC', '1', now(), now() from generate_series(1, $1) n`,
      [members],
    )
    await pool.query(
      `insert into moods
       select member_id, gen_random_uuid(), date '2026-11-20' - n, 'OKAY', case when n % 3 = 0 then '' else $1 || n end,
         'UTC', 1, now(), now()
       from members, generate_series(1, $2) n where wrapped_key is null`,
      [WORDS, days],
    )
    await pool.query(
      `insert into assessments (member_id, id, assessment_name, pack_id, pack_version, responses, total, maximum, level,
         taken_at, safety, has_safety_answer)
       select member_id, gen_random_uuid(), 'Anxiety Assessment', 'p', '1', array[2, 1, 3], 6, 63, 'l', now(), 'none', false
       from members where wrapped_key is null`,
    )
  }
  return { db, pool, keys, inOne, join, stored, before }
}

const all = { from: undefined, to: undefined, most: 1_000 }

test('a note is nowhere in the database as it was typed, and its member reads it', async () => {
  const { db, inOne, join, stored } = await openFresh()
  const { memberId, key } = await join()
  const mood = { memberId, timeZone: 'UTC', moodType: 'BAD', now: NOW } as const
  const saved = await inOne((tx) => saveMood(tx, key, { ...mood, day: DAY, note: WORDS }))
  expect(saved.note).toBe(WORDS)
  expect(await findMood(db, key, memberId, saved.moodId)).toEqual(saved)
  expect((await listMoods(db, key, { memberId, ...all })).map(({ note }) => note)).toEqual([WORDS])
  expect(await stored('moods')).not.toContain('Nobody')

  const change = { ...mood, moodId: saved.moodId, version: undefined }
  expect((await inOne((tx) => updateMood(tx, key, { ...change, note: undefined })))?.note).toBe(WORDS)
  expect((await inOne((tx) => updateMood(tx, key, { ...change, note: 'Better.' })))?.note).toBe('Better.')
  expect((await inOne((tx) => saveMood(tx, key, { ...mood, day: DAY, note: undefined }))).note).toBe(
    'Better.',
  )
  expect((await inOne((tx) => saveMood(tx, key, { ...mood, day: DAY, note: '' }))).note).toBe('')
})

test('answers are nowhere in the database as they were given', async () => {
  const { inOne, join, db } = await openFresh()
  const { memberId, key } = await join()
  await inOne((tx) => insertAssessment(tx, key, { ...SITTING, memberId, responses: [3, 1, 2] }))
  const [row] = await db.selectFrom('assessments').select(['responses', 'responses_encrypted']).execute()
  expect(row?.responses).toEqual([])
  expect(row?.responses_encrypted?.includes('3,1,2')).toBe(false)
})

test('a note that is moved to another day or another member opens for nobody', async () => {
  const { db, pool, inOne, join } = await openFresh()
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
  await expect(listMoods(db, ravi.key, { memberId: ravi.memberId, ...all })).rejects.toThrow(UnreadableValue)
  await pool.query(`update moods set day = date '2026-11-20' where member_id = $1`, [asha.memberId])
  await expect(listMoods(db, asha.key, { memberId: asha.memberId, ...all })).rejects.toThrow(UnreadableValue)
})

test('a member of before gets one key, however many calls ask for it at once', async () => {
  const { db, keys, before } = await openFresh()
  await before(1, 1)
  const { member_id } = await db.selectFrom('members').select('member_id').executeTakeFirstOrThrow()
  const made = await Promise.all([1, 2, 3, 4, 5].map(() => makeMemberKey(db, keys, member_id)))
  expect(new Set(made.map((each) => each?.key.toString('hex'))).size).toBe(1)
})

test('rows of before are readable before, while and after they are encrypted, and a stop loses nothing', async () => {
  const { db, keys, before, stored } = await openFresh()
  await before(40, 40)
  const members = await db.selectFrom('members').select('member_id as memberId').execute()
  const read = async () => {
    const texts: string[] = []
    for (const { memberId } of members) {
      const key = await findMemberKey(db, keys, memberId)
      for (const { day, note } of await listMoods(db, key, { memberId, ...all })) texts.push(`${day} ${note}`)
    }
    const context = { encryption: keys }
    for (const { name, phone } of await storedMembers({ db, context })) texts.push(`${name} ${phone}`)
    for (const { name, email, phone } of await storedRequests({ db, context }))
      texts.push(`${name} ${email} ${phone}`)
    return texts.sort()
  }
  const asWritten = await read()
  expect(asWritten.filter((text) => text.includes('Nobody')).length).toBe(40 * 27)
  let runs = 0
  // Stopped after each batch of 500: the next run finds what is left.
  while ((await encryptEarlierRows({ db, keys, goesOn: () => false })) > 0 && runs < 10) {
    runs += 1
    expect(await read()).toEqual(asWritten)
  }
  expect(runs).toBeGreaterThanOrEqual(3)
  await encryptEarlierRows({ db, keys, goesOn: () => true })
  expect(await read()).toEqual(asWritten)
  expect(await stored('moods')).not.toContain('Nobody')
  for (const words of ['Kumari', '+91']) expect(await stored('members')).not.toContain(words)
  for (const words of ['Visitor', '@', '+91'])
    expect(await stored('consultation_requests')).not.toContain(words)
  const plain = await db
    .selectFrom('assessments')
    .select('id')
    .where('responses_encrypted', 'is', null)
    .execute()
  expect(plain).toEqual([])
  expect(await stored('tables_to_rewrite')).toMatch(/moods.*assessments|assessments.*moods/s)
})

test('a note that its member changes while the rows of before are encrypted is the one that stays', async () => {
  const { db, keys, inOne, before } = await openFresh()
  await before(1, 300)
  const { memberId } = await db
    .selectFrom('members')
    .select('member_id as memberId')
    .executeTakeFirstOrThrow()
  const key = (await makeMemberKey(db, keys, memberId)) ?? expect.fail()
  const days = (await listMoods(db, key, { memberId, ...all })).map(({ day }) => day)
  const mood = { memberId, timeZone: 'UTC', moodType: 'GOOD', now: NOW } as const
  await Promise.all([
    encryptEarlierRows({ db, keys, goesOn: () => true }),
    ...days.map((day) => inOne((tx) => saveMood(tx, key, { ...mood, day, note: `new ${day}` }))),
  ])
  for (const { day, note } of await listMoods(db, key, { memberId, ...all })) expect(note).toBe(`new ${day}`)
})

test('an answer of before is encrypted once, and nothing else of a result can be changed with it', async () => {
  const { pool, before } = await openFresh()
  await before(1, 1)
  const sealed = `responses = '{}', responses_encrypted = decode(repeat('00', 40), 'hex')`
  await expect(pool.query(`update assessments set ${sealed}, total = 7`)).rejects.toThrow('never changed')
  await expect(pool.query(`update assessments set responses = array[1, 1, 1]`)).rejects.toThrow(
    'never changed',
  )
  await pool.query(`update assessments set ${sealed}`)
  await expect(pool.query(`update assessments set ${sealed}`)).rejects.toThrow('never changed')
})

test('after an erasure and a rotation no key that is left opens what a backup of before holds', async () => {
  const { db, pool, keys, inOne, join } = await openFresh()
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

  // Everybody who is left reads on, also what the backup has of them.
  const still = await findMemberKey(db, keys, ravi.memberId)
  expect((await listMoods(db, still, { memberId: ravi.memberId, ...all }))[0]?.note).toBe(WORDS)
  const { rows } = await pool.query<{ member_id: string; wrapped_key: Buffer; note_encrypted: Buffer }>(
    'select m.member_id, m.wrapped_key, n.note_encrypted from backup_members m join backup_moods n using (member_id)',
  )
  expect(rows).toHaveLength(2)
  for (const { member_id, wrapped_key } of rows) {
    await expect(keys.wrapping.unwrap(member_id, wrapped_key)).rejects.toThrow(UnreadableValue)
  }
  const erased = rows.find(({ member_id }) => member_id === asha.memberId) ?? expect.fail()
  const left = await db.selectFrom('members').select(['member_id', 'wrapped_key']).execute()
  for (const { member_id, wrapped_key } of left) {
    const key = await keys.wrapping.unwrap(member_id, wrapped_key ?? expect.fail())
    for (const owner of [member_id, asha.memberId]) {
      const row = { day: DAY, note: '', noteEncrypted: erased.note_encrypted }
      expect(() => openMood({ owner, key }, row)).toThrow(UnreadableValue)
    }
  }
})

test('a rotation of many keys wraps each of them again', async () => {
  const { db, keys, before } = await openFresh()
  await before(1_234, 0)
  await encryptEarlierRows({ db, keys, goesOn: () => true })
  keys.add(NOW)
  expect(await rewrapDataKeys(db, keys)).toEqual([2])
  keys.destroy(1)
  const members = await db.selectFrom('members').select('member_id as memberId').execute()
  for (const { memberId } of members) expect(await findMemberKey(db, keys, memberId)).toBeDefined()
})

test('the pages of a table hold the words of before until it is rewritten, and none afterwards', async () => {
  const { db, pool, keys, before } = await openFresh()
  await before(3, 20)
  const older = await pool.connect()
  await older.query('begin isolation level repeatable read; select')
  const { pool: elsewhere, close } = openDatabase({ url: inject('databaseUrl') })
  onTestFinished(close)
  const writer = await elsewhere.connect()
  await writer.query('begin; select pg_current_xact_id()')
  await encryptEarlierRows({ db, keys, goesOn: () => true })
  const pages = async () => {
    await pool.query('checkpoint')
    const { rows } = await pool.query<{ bytes: Buffer }>(
      "select pg_read_binary_file(pg_relation_filepath('moods')) as bytes",
    )
    return rows[0]?.bytes.includes('Nobody knows') === true
  }
  const isListed = async () => (await db.selectFrom('tables_to_rewrite').selectAll().execute()).length > 0
  const client = await pool.connect()
  onTestFinished(() => client.release(true))
  await client.query('set statement_timeout = 0')

  expect(await pages()).toBe(true)
  // What an older transaction can still see would be copied; one that writes elsewhere holds our own snapshot back.
  for (const transaction of [older, writer]) {
    await rewriteTables(client)
    expect([await isListed(), await pages()]).toEqual([true, true])
    await transaction.query('rollback')
    transaction.release()
  }
  const other = await pool.connect()
  await other.query('begin; lock table moods in access share mode')
  await rewriteTables(client)
  expect([await isListed(), await pages()]).toEqual([true, true])
  await other.query('rollback')
  other.release()
  // As at each start: other tests write in the same PostgreSQL.
  await vi.waitFor(
    async () => {
      await rewriteTables(client)
      expect(await isListed()).toBe(false)
    },
    { timeout: 15_000 },
  )
  expect(await pages()).toBe(false)
})

test('a number has one member, whether their row is of before or encrypted, and opens for them alone', async () => {
  const { db, keys, inOne, before } = await openFresh()
  await before(1, 0)
  const phone = '+919000000001'
  const again = () => inOne((tx) => insertMember(tx, keys, { phone, name: '', timeZone: 'UTC', now: NOW }))
  const accounts = () => listAccountsOfNumber(db, keys, { phone, browserHash: undefined })
  const found = await accounts()
  expect(found).toMatchObject([{ name: 'Kumari 1', phone, status: 'active' }])
  expect(await again()).toBeUndefined()
  await encryptEarlierRows({ db, keys, goesOn: () => true })
  expect(await accounts()).toMatchObject([{ memberId: found[0]?.memberId, name: 'Kumari 1', phone }])
  expect(await again()).toBeUndefined()
  expect(await listAccountsOfNumber(db, keys, { phone: '+919000000002', browserHash: undefined })).toEqual([])
})

test('a member of before who is sealed, recovered or renumbered is the same while rows are encrypted around them', async () => {
  const { db, keys, inOne, before } = await openFresh()
  await before(2, 0)
  const context = { encryption: keys }
  const [one, two] = await storedMembers({ db, context })
  if (one === undefined || two === undefined) throw new Error('two members are expected')
  await inOne((tx) =>
    sealMember(tx, keys, { memberId: one.memberId, phone: one.phone, eraseAfter: NOW, now: NOW }),
  )
  const dataKey = (await inOne((tx) => makeMemberKey(tx, keys, two.memberId))) ?? expect.fail()
  await inOne((tx) =>
    assignNumber(tx, keys, { memberId: two.memberId, dataKey, phone: one.phone, left: two.phone, now: NOW }),
  )
  const expected = [
    { ...one, status: 'sealed' },
    { ...two, phone: one.phone },
  ]
  expect(await storedMembers({ db, context })).toEqual(expected)
  await encryptEarlierRows({ db, keys, goesOn: () => true })
  expect(await storedMembers({ db, context })).toEqual(expected)
  expect(await listAccountsOfNumber(db, keys, { phone: two.phone, browserHash: undefined })).toEqual([])
})
