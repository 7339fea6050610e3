import { setImmediate as turn } from 'node:timers/promises'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { assignNumber } from '#members/assign-number.ts'
import { insertMember } from '#members/insert-member.ts'
import { listAccountsOfNumber } from '#members/list-accounts-of-number.ts'
import { sealMember } from '#members/seal-member.ts'
import { listMoods } from '#mood/list-moods.ts'
import { saveMood } from '#mood/save-mood.ts'
import { encryptAmongVisits } from '#testing/encrypt-among-visits.ts'
import { ALL_MOODS, NOW, openEncrypted } from '#testing/open-encrypted.ts'
import { openTestDatabase } from '#testing/open-test-database.ts'
import { storedMembers, storedRequests } from '#testing/stored.ts'
import { encryptEarlierRows } from './encrypt-earlier-rows.ts'
import { findMemberKey, makeMemberKey } from './member-key.ts'
import { rewriteTables } from './rewrite-tables.ts'

test('a member of before gets one key, however many calls ask for it at once', async () => {
  const { db, keys, before } = await openEncrypted()
  await before(1, 1)
  const { member_id } = await db.selectFrom('members').select('member_id').executeTakeFirstOrThrow()
  const made = await Promise.all([1, 2, 3, 4, 5].map(() => makeMemberKey(db, keys, member_id)))
  expect(new Set(made.map((each) => each?.key.toString('hex'))).size).toBe(1)
})

test('rows of before are readable before, while and after they are encrypted, and a stop loses nothing', async () => {
  const { db, keys, before, stored } = await openEncrypted()
  await before(40, 40)
  const members = await db.selectFrom('members').select('member_id as memberId').execute()
  const read = async () => {
    const texts: string[] = []
    for (const { memberId } of members) {
      const key = await findMemberKey(db, keys, memberId)
      for (const { day, note } of await listMoods(db, key, { memberId, ...ALL_MOODS }))
        texts.push(`${day} ${note}`)
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
  const { db, keys, inOne, before } = await openEncrypted()
  await before(1, 300)
  const { memberId } = await db
    .selectFrom('members')
    .select('member_id as memberId')
    .executeTakeFirstOrThrow()
  const key = (await makeMemberKey(db, keys, memberId)) ?? expect.fail()
  const days = (await listMoods(db, key, { memberId, ...ALL_MOODS })).map(({ day }) => day)
  const mood = { memberId, timeZone: 'UTC', moodType: 'GOOD', now: NOW } as const
  await Promise.all([
    encryptEarlierRows({ db, keys, goesOn: () => true }),
    ...days.map((day) => inOne((tx) => saveMood(tx, key, { ...mood, day, note: `new ${day}` }))),
  ])
  for (const { day, note } of await listMoods(db, key, { memberId, ...ALL_MOODS }))
    expect(note).toBe(`new ${day}`)
})

test('an answer of before is encrypted once, and nothing else of a result can be changed with it', async () => {
  const { pool, before } = await openEncrypted()
  await before(1, 1)
  const sealed = `responses = '{}', responses_encrypted = decode(repeat('00', 40), 'hex')`
  await expect(pool.query(`update assessments set ${sealed}, total = 7`)).rejects.toThrow('never changed')
  await expect(pool.query(`update assessments set responses = array[1, 1, 1]`)).rejects.toThrow(
    'never changed',
  )
  await pool.query(`update assessments set ${sealed}`)
  await expect(pool.query(`update assessments set ${sealed}`)).rejects.toThrow('never changed')
})

test('the pages of a table hold the words of before until it is rewritten, and none afterwards', async () => {
  const { db, pool, keys, before } = await openEncrypted()
  await before(3, 20)
  // Of its own, without the pool's time limits: a checkpoint waits for the disk.
  const client = new pg.Client(pool.options.connectionString)
  await client.connect()
  onTestFinished(() => client.end())
  // The pool's limit would end these while a busy machine gets to them.
  const patiently = 'set local idle_in_transaction_session_timeout = 0'
  const older = await pool.connect()
  await older.query(`begin isolation level repeatable read; ${patiently}; select`)
  const { pool: elsewhere, close } = openTestDatabase({ url: inject('databaseUrl') })
  onTestFinished(close)
  const writer = await elsewhere.connect()
  await writer.query(`begin; ${patiently}; select pg_current_xact_id()`)
  await encryptEarlierRows({ db, keys, goesOn: () => true })
  const pages = async () => {
    await client.query('checkpoint')
    const { rows } = await client.query<{ bytes: Buffer }>(
      "select pg_read_binary_file(pg_relation_filepath('moods')) as bytes",
    )
    return rows[0]?.bytes.includes('Nobody knows') === true
  }
  const isListed = async () => (await db.selectFrom('tables_to_rewrite').selectAll().execute()).length > 0

  expect(await pages()).toBe(true)
  // What an older transaction can still see would be copied; one that writes elsewhere holds our own snapshot back.
  for (const transaction of [older, writer]) {
    await rewriteTables(client, 100)
    expect([await isListed(), await pages()]).toEqual([true, true])
    await transaction.query('rollback')
    transaction.release()
  }
  const other = await pool.connect()
  await other.query(`begin; ${patiently}; lock table moods in access share mode`)
  await rewriteTables(client, 100)
  expect([await isListed(), await pages()]).toEqual([true, true])
  await other.query('rollback')
  other.release()
  // As at each start: other tests write in the same PostgreSQL.
  while (await isListed()) await rewriteTables(client)
  expect(await pages()).toBe(false)
}, 120_000)

test('a number has one member, whether their row is of before or encrypted, and opens for them alone', async () => {
  const { db, keys, inOne, before } = await openEncrypted()
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
  const { db, keys, inOne, before } = await openEncrypted()
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

test('security row 54: notes of before are encrypted while members read and write, with a stop in between', async () => {
  await encryptAmongVisits(4_000, turn)
})
