import { CONSENT_NOTICE_VERSIONS } from '@pulli/domain/consent/consent-purposes.ts'
import { expect, test } from 'vitest'
import { agree, sessionOf } from '#testing/sessions.ts'
import { call } from '#testing/sign-in.ts'
import { sittingOf } from '#testing/sittings.ts'
import { ASHA, testApi } from '#testing/test-api.ts'

type Write = {
  name: string
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  body?: object
  /** Something else under the same key; the call without a body is another by its path. */
  other: { path?: string; body?: object }
}

const SESSION = '0197a1b2-0000-7000-8000-000000000001'
const MOOD = '0197a1b2-0000-7000-8000-00000000000a'
const RESULT = '0197a1b2-0000-7000-8000-00000000000b'
const consent = { is_given: true, notice_version: CONSENT_NOTICE_VERSIONS.assessments, is_adult: true }
const favourite = (letter: string) => `/members/me/favourites/${letter.repeat(24)}`

const WRITES: Write[] = [
  {
    name: 'an assessment',
    method: 'POST',
    path: '/assessments/store-assessment-result',
    body: sittingOf('Anxiety Assessment', 1),
    other: { body: sittingOf('Anxiety Assessment', 2) },
  },
  {
    name: 'a mood',
    method: 'POST',
    path: '/mood/createMood',
    body: { moodType: 'GOOD', note: 'n' },
    other: { body: { moodType: 'BAD' } },
  },
  {
    name: 'a consent',
    method: 'PUT',
    path: '/members/me/consents/assessments',
    body: consent,
    other: { body: { is_given: false } },
  },
  {
    name: 'a name',
    method: 'PATCH',
    path: '/members/me',
    body: { name: 'Asha' },
    other: { body: { name: 'Bala' } },
  },
  { name: 'a favourite', method: 'PUT', path: favourite('a'), other: { path: favourite('b') } },
  { name: 'a favourite no longer', method: 'DELETE', path: favourite('c'), other: { path: favourite('d') } },
  {
    name: 'the end of a session',
    method: 'DELETE',
    path: `/members/me/sessions/${SESSION}`,
    other: { path: '/members/me/sessions/0197a1b2-0000-7000-8000-000000000002' },
  },
  {
    name: 'the erasure of a mood',
    method: 'DELETE',
    path: `/mood/${MOOD}`,
    other: { path: `/mood/${SESSION}` },
  },
  {
    name: 'the erasure of a result',
    method: 'DELETE',
    path: `/assessments/${RESULT}`,
    other: { path: `/assessments/${SESSION}` },
  },
  {
    name: 'a consultation',
    method: 'POST',
    path: '/user-contact-email',
    body: ASHA,
    other: { body: { ...ASHA, section: 'Music Therapy' } },
  },
]

async function writingApi() {
  const api = await testApi({ connections: 30 })
  const asha = await sessionOf(api, '+919876543210')
  await agree(api, asha.memberId, 'moods')
  await agree(api, asha.memberId, 'assessments')
  await api.pool.query(
    `insert into sessions (member_id, session_id, device, created_at, last_used_at, idle_ends_at, ends_at)
     select member_id, '${SESSION}', '', created_at, created_at, ends_at, ends_at from sessions limit 1;
     insert into favourites values ('${asha.memberId}', '${'c'.repeat(24)}', now());
     insert into moods values ('${asha.memberId}', '${MOOD}', '2026-11-01', 'BAD', 'UTC', 1, now(), now());
     insert into assessments (member_id, id, assessment_name, pack_id, pack_version, responses_encrypted, total, maximum, level,
       taken_at, safety, has_safety_answer)
     values ('${asha.memberId}', '${RESULT}', 'Anxiety Assessment', 'a', '1', sha256('0'), 0, 9, 'Low', now(), 'none', false)`,
  )
  /** The recorded actions, without refusals of a reused key, some of which have a row too. */
  const trail = async () => {
    const events = await api.db.selectFrom('auditEvents').select('action').execute()
    return events.filter(({ action }) => action !== 'session.refuse')
  }
  const send = (
    { method, path, body }: Pick<Write, 'method' | 'path' | 'body'>,
    key: string,
    by = asha,
    on = api,
  ) =>
    call(on, method, path, {
      headers: { authorization: by.authorization, 'idempotency-key': key },
      ...(body && { body }),
    })
  return { ...api, asha, trail, send }
}

test.each(WRITES)(
  'finding api F7: $name that is sent 20 times at once under one key, on two replicas, is done once',
  async (write) => {
    const { send, trail, db, asha, replica, ...api } = await writingApi()
    if (write.name === 'a consent') await db.deleteFrom('consents').execute()
    const twin = { ...api, ...(await replica()) }
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => send(write, 'k-1', asha, n % 2 ? (twin as never) : undefined)),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(await trail()).toHaveLength(1)

    const reused = await send({ ...write, ...write.other }, 'k-1', asha)
    expect(reused.json()).toMatchObject({ status: 409, data: { code: 'idempotency-key-reused' } })
    expect(await trail()).toHaveLength(1)
    // Under a key of its own it is another request.
    expect((await send({ ...write, ...write.other }, 'k-2', asha)).json().data.code).not.toBe(
      'idempotency-key-reused',
    )
  },
)

test('finding api F7: an assessment sent twice without a key is stored twice', async () => {
  const { asha, db, ...api } = await writingApi()
  for (const _ of [1, 2]) {
    const sent = { headers: { authorization: asha.authorization }, body: sittingOf('Anxiety Assessment', 1) }
    await call(api, 'POST', '/assessments/store-assessment-result', sent)
  }
  const stored = db.selectFrom('assessments').select('id').where('id', '<>', RESULT)
  expect(await stored.execute()).toHaveLength(2)
})

test('finding api F11: equal keys of two visitors do not collide', async () => {
  const { post, db, ...api } = await testApi()
  const key = { 'idempotency-key': '1' }
  expect((await post(ASHA, key)).statusCode).toBe(200)
  const ravi = { ...ASHA, name: 'Ravi', email: 'ravi@example.in', phone: '98765 43219' }
  expect((await post(ravi, key)).statusCode).toBe(200)
  expect(await db.selectFrom('consultationRequests').select('id').execute()).toHaveLength(2)
  for (const email of ['asha@example.in', 'ravi@example.in', 'asha@example.in']) {
    const answer = await call(api, 'POST', '/newsletter/subscribe', { headers: key, body: { email } })
    expect(answer.statusCode).toBe(200)
  }
  const asked = await db
    .selectFrom('auditEvents')
    .select('action')
    .where('action', 'like', 'newsletter%')
    .execute()
  expect(asked).toHaveLength(2)
})

test('a change of a mood that is sent again under its key is done once, though its version is another by then', async () => {
  const { send, trail } = await writingApi()
  const { mood_id } = (
    await send({ method: 'POST', path: '/mood/createMood', body: { moodType: 'GOOD' } }, 'k')
  ).json().data
  const change = { method: 'PUT', path: `/mood/updateMood/${mood_id}`, body: { moodType: 'BAD' } } as const
  const first = await send(change, 'k')
  expect(first.json().data).toMatchObject({ mood_type: 'BAD', version: 2 })
  expect((await send(change, 'k')).json()).toEqual(first.json())
  expect(await trail()).toHaveLength(2)
})

test('a refusal does not consume its key, and its audit row stays', async () => {
  const { send, trail, asha, pool } = await writingApi()
  const nowhere = '/mood/updateMood/019a0000-0000-7000-8000-000000000000'
  const change = { method: 'PUT', path: nowhere, body: { moodType: 'BAD' } } as const
  expect((await send(change, 'k')).statusCode).toBe(404)
  expect((await send({ ...change, body: { moodType: 'GOOD' } }, 'k')).statusCode).toBe(404)
  expect(await trail()).toEqual([{ action: 'mood.refuse' }, { action: 'mood.refuse' }])
  await pool.query(`delete from consents where member_id = '${asha.memberId}'`)
  const mood = { method: 'POST', path: '/mood/createMood', body: { moodType: 'BAD' } } as const
  expect((await send(mood, 'l')).statusCode).toBe(403)
  expect((await send({ ...mood, body: { moodType: 'GOOD' } }, 'l')).statusCode).toBe(403)
})

test('only hashes of a key and its request are stored, and no response', async () => {
  const { send, db, asha } = await writingApi()
  await send(
    { method: 'POST', path: '/mood/createMood', body: { moodType: 'BAD', note: 'a marked note' } },
    'a marked key',
  )
  const [row] = await db.selectFrom('idempotencyKeys').selectAll().execute()
  expect(row).toMatchObject({ memberId: asha.memberId, subject: '2026-11-21' })
  expect(JSON.stringify(row)).not.toMatch(/marked|BAD/)
})

test('finding api F9: a late check-in does not overwrite later changes', async () => {
  const { asha, time, ...api } = await writingApi()
  const { authorization } = asha
  const create = (body: object, headers = {}) =>
    call(api, 'POST', '/mood/createMood', { headers: { authorization, ...headers }, body })
  const made = { moodType: 'AWFUL', recorded_at: '2026-11-21T05:00:00Z' }
  const newer = (await create({ moodType: 'GOOD' })).json().data
  expect((await create(made)).json()).toMatchObject({ status: 409, data: { code: 'stale-version' } })
  expect((await create({ moodType: 'BAD' }, { 'if-match': '"7"' })).statusCode).toBe(409)
  expect((await create({ moodType: 'BAD', day: '2026-11-20' }, { 'if-match': '"1"' })).statusCode).toBe(409)
  const changed = await create({ moodType: 'OKAY' }, { 'if-match': `"${newer.version}"` })
  expect(changed.json().data).toMatchObject({ mood_id: newer.mood_id, mood_type: 'OKAY', version: 2 })
  // Made later than what is there: it is the newer word on the day.
  time.now = new Date('2026-11-21T08:00:00Z')
  const later = await create({ moodType: 'GREAT', recorded_at: '2026-11-21T12:30:00+05:30' })
  expect(later.json().data).toMatchObject({ mood_type: 'GREAT', version: 3 })
})

test('finding api F9: sent again after midnight, a check-in lies on the day on which it was made', async () => {
  const { asha, time, ...api } = await writingApi()
  const create = (body: object, headers = {}) =>
    call(api, 'POST', '/mood/createMood', {
      headers: { authorization: asha.authorization, ...headers },
      body,
    })
  const first = (await create({ moodType: 'GOOD' }, { 'idempotency-key': 'k' })).json()
  time.now = new Date('2026-11-21T20:00:00Z')
  expect((await create({ moodType: 'GOOD' }, { 'idempotency-key': 'k' })).json()).toEqual(first)
  // The first try never arrived: the instant says which day it was.
  const late = await create({ moodType: 'BAD', recorded_at: '2026-11-20T15:00:00Z' })
  expect(late.json().data).toMatchObject({ day: '2026-11-20', mood_type: 'BAD' })
  // A clock that is ahead is no reason for a day to come.
  const ahead = await create({ moodType: 'OKAY', recorded_at: '2027-01-01T00:00:00Z' })
  expect(ahead.json().data).toMatchObject({ day: '2026-11-22' })
  expect((await create({ moodType: 'BAD', recorded_at: 'yesterday' })).json().data.fields).toEqual({
    recorded_at: 'Send an instant with its offset, such as 2026-11-21T06:00:00Z.',
  })
})

test('finding api F9: a check-in that got no answer and then waited is the same one under its key, and keeps its day', async () => {
  const { asha, time, ...api } = await writingApi()
  const create = (body: object) =>
    call(api, 'POST', '/mood/createMood', {
      headers: { authorization: asha.authorization, 'idempotency-key': 'k' },
      body,
    })
  const made = { moodType: 'GOOD', day: '2026-11-21' }
  const first = (await create(made)).json()
  time.now = new Date('2026-11-21T20:00:00Z')
  expect((await create({ ...made, recorded_at: '2026-11-21T05:59:00Z' })).json()).toEqual(first)
  expect((await create({ moodType: 'BAD', recorded_at: '2026-11-21T05:59:00Z' })).json().data).toEqual({
    code: 'idempotency-key-reused',
  })
})
