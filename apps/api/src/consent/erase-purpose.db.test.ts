import { ErasedPurpose } from '@pulli/contracts/consent.ts'
import { successOf } from '@pulli/contracts/envelope.ts'
import { instantOf } from '@pulli/data/uuid-v7.ts'
import { CONSENT_PURPOSES } from '@pulli/domain/consent/consent-purposes.ts'
import { expect, test } from 'vitest'
import { agree, sessionOf } from '#testing/sessions.ts'
import { call } from '#testing/sign-in.ts'
import { sittingOf } from '#testing/sittings.ts'
import { NOW, testApi } from '#testing/test-api.ts'

const FAVOURITE = 'abcdefghijklmnopqrstuvwx'

/** Two members with two moods, two results and a favourite each. */
async function twoMembers() {
  const api = await testApi()
  const asha = await sessionOf(api, '+919876543210')
  const ravi = await sessionOf(api, '+919876543211')
  for (const { memberId, authorization } of [asha, ravi]) {
    const send = (method: 'POST' | 'PUT', path: string, body?: object) =>
      call(api, method, path, { headers: { authorization }, ...(body && { body }) })
    for (const purpose of CONSENT_PURPOSES) await agree(api, memberId, purpose)
    await send('POST', '/mood/createMood', { moodType: 'BAD', note: 'A long day.' })
    await send('POST', '/mood/createMood', { moodType: 'GOOD', day: '2026-11-20' })
    for (const index of [1, 2])
      await send('POST', '/assessments/store-assessment-result', sittingOf('Anxiety Assessment', index))
    await send('PUT', `/members/me/favourites/${FAVOURITE}`)
  }
  const ask = (
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ) =>
    call(api, method, path, {
      headers: { authorization: asha.authorization, ...headers },
      ...(body && { body }),
    })
  const withdraw = (purpose: string, kept?: unknown, headers = {}, times = {}) =>
    ask('PUT', `/members/me/consents/${purpose}`, { is_given: false, kept, ...times }, headers)
  /** The number of rows of a member in each table with rows of members. */
  const counts = async (memberId: string) => {
    const { rows: tables } = await api.pool.query<{ table: string }>(
      `select table_name as table from information_schema.columns
       where table_schema = 'public' and column_name = 'member_id' order by 1`,
    )
    const counted: Record<string, number> = {}
    for (const { table } of tables) {
      const { rows } = await api.pool.query(`select from ${table} where member_id = $1`, [memberId])
      counted[table] = rows.length
    }
    return counted
  }
  return { ...api, asha, ask, withdraw, counts }
}

test('D55: a withdrawal that asks for an erasure does both or neither', async () => {
  const { asha, withdraw, counts, db, pool } = await twoMembers()
  await pool.query(`
    create function keep() returns trigger language plpgsql as $$ begin raise exception 'kept'; end $$;
    create trigger keep before delete on moods for each row execute function keep()`)
  expect((await withdraw('moods', 'erase')).statusCode).toBe(500)
  expect(await counts(asha.memberId)).toMatchObject({ moods: 2 })
  const withdrawn = db.selectFrom('consents').select('consentId').where('withdrawnAt', 'is not', null)
  expect(await withdrawn.execute()).toEqual([])
})

test.each(CONSENT_PURPOSES)('D55: all %s are erased, and the consent stays', async (purpose) => {
  const { asha, ask, counts, db } = await twoMembers()
  const before = await counts(asha.memberId)
  const answer = await ask('DELETE', `/members/me/data/${purpose}`)
  expect(successOf(ErasedPurpose).parse(answer.json()).data).toEqual({ purpose, erased: 2 })
  expect(await counts(asha.memberId)).toEqual({
    ...before,
    [purpose]: 0,
    // Without what stood there (decision D70).
    mood_tombstones: purpose === 'moods' ? 1 : 0,
  })
  const withdrawn = db.selectFrom('consents').select('consentId').where('withdrawnAt', 'is not', null)
  expect(await withdrawn.execute()).toEqual([])
  expect((await ask('DELETE', `/members/me/data/${purpose}`)).json().data).toEqual({ purpose, erased: 0 })
})

test('D70: a late erasure of all results leaves those that were taken after it, and a restored backup does too', async () => {
  const { asha, ask, counts, time, db } = await twoMembers()
  const made = time.now
  time.now = new Date(made.getTime() + 3_600_000)
  await ask('POST', '/assessments/store-assessment-result', sittingOf('Anxiety Assessment', 3))
  time.now = new Date(made.getTime() + 7_200_000)
  const times = new URLSearchParams({ recorded_at: made.toISOString(), sent_at: time.now.toISOString() })
  const answer = await ask('DELETE', `/members/me/data/assessments?${times}`)
  expect(answer.json().data).toEqual({ purpose: 'assessments', erased: 2 })
  expect(await counts(asha.memberId)).toMatchObject({ assessments: 1 })
  const { subjectId } = await db
    .selectFrom('auditEvents')
    .select('subjectId')
    .where('action', '=', 'assessments.erase')
    .executeTakeFirstOrThrow()
  expect(instantOf(subjectId ?? '')).toEqual(made)
})

test('D70: a late withdrawal that is sent again is the same call', async () => {
  const { asha, withdraw, counts, time } = await twoMembers()
  const made = time.now.toISOString()
  for (const minutes of [10, 20]) {
    time.now = new Date(NOW.getTime() + minutes * 60_000)
    const times = { recorded_at: made, sent_at: time.now.toISOString() }
    expect((await withdraw('moods', 'erase', { 'idempotency-key': 'k-1' }, times)).statusCode).toBe(200)
  }
  expect(await counts(asha.memberId)).toMatchObject({ moods: 0 })
})

test('D55: no day of an erased mood is left with the keys of the requests', async () => {
  const { asha, ask, db } = await twoMembers()
  const headers = { 'idempotency-key': 'k-1' }
  await db
    .insertInto('idempotencyKeys')
    .values({
      keyHash: Buffer.alloc(32, 1),
      memberId: asha.memberId,
      fingerprint: Buffer.alloc(32, 2),
      subject: '2026-11-20',
      usedAt: new Date('2026-11-21T06:00:00Z'),
    })
    .execute()
  await ask('DELETE', '/members/me/data/moods', undefined, headers)
  const keys = await db.selectFrom('idempotencyKeys').select('subject').execute()
  expect(keys).toEqual([{ subject: null }, { subject: null }])
})

test('D55: only what can be consented to can be erased by purpose', async () => {
  const { asha, ask, counts } = await twoMembers()
  const before = await counts(asha.memberId)
  for (const purpose of ['favourites', 'MOODS', '%00', 'sessions']) {
    const answer = await ask('DELETE', `/members/me/data/${purpose}`)
    expect(answer.json()).toMatchObject({ status: 404, data: { code: 'unknown-address' } })
  }
  expect(await counts(asha.memberId)).toEqual(before)
})
