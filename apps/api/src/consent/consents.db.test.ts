import { randomUUID } from 'node:crypto'
import { Consent } from '@pulli/contracts/consent.ts'
import { successOf } from '@pulli/contracts/envelope.ts'
import { CONSENT_NOTICE_VERSIONS } from '@pulli/domain/consent/consent-purposes.ts'
import { expect, test } from 'vitest'
import { sessionOf } from '#testing/sessions.ts'
import { call } from '#testing/sign-in.ts'
import { STORE_PATH, sittingOf } from '#testing/sittings.ts'
import { NOW, testApi } from '#testing/test-api.ts'
import { requireConsent } from './require-consent.ts'

const YES = { is_given: true, notice_version: 'moods-4', is_adult: true }
const NO = { is_given: false }

async function consentApi() {
  const api = await testApi()
  const asha = await sessionOf(api, '+919876543210')
  const headers = { authorization: asha.authorization }
  const say = (body: object, purpose = 'moods') =>
    call(api, 'PUT', `/members/me/consents/${purpose}`, { headers, body })
  const read = async () => (await call(api, 'GET', '/members/me/consents', { headers })).json().data
  const later = (minutes: number) => {
    api.time.now = new Date(NOW.getTime() + minutes * 60_000)
  }
  const rows = () => api.db.selectFrom('consents').selectAll().orderBy('givenAt').execute()
  const trail = () => api.db.selectFrom('auditEvents').selectAll().orderBy('id').execute()
  const tell = () => call(api, 'POST', '/mood/createMood', { headers, body: { moodType: 'OKAY' } })
  return { ...api, asha, headers, say, read, later, rows, trail, tell }
}

test('D32, D41: a member who was never asked sees both notices, and has given none', async () => {
  const { read, headers, ...api } = await consentApi()
  const answer = await call(api, 'GET', '/members/me/consents', { headers })
  successOf(Consent.array()).parse(answer.json())
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(await read()).toEqual([
    {
      purpose: 'assessments',
      is_given: false,
      notice: {
        version: 'assessments-5',
        title: 'Keep my assessments',
        text: expect.stringMatching(
          /you get no new result in your dashboard.*you choose whether we erase what we have/,
        ),
      },
      history: [],
    },
    expect.objectContaining({ purpose: 'moods', is_given: false, history: [] }),
  ])
})

test('security row 62: each time is kept, with the version of the words, from when to when', async () => {
  const { say, read, later, rows, trail, asha } = await consentApi()
  expect((await say(YES)).json()).toMatchObject({ status: 200, data: { purpose: 'moods', is_given: true } })
  later(1)
  const taken = (await say(NO)).json()
  expect(taken.message).toBe(
    'Taken back. Nothing new is kept from now on. What was kept before stays until you erase it.',
  )
  later(2)
  await say(YES)
  const [assessments, moods] = await read()
  expect(assessments.history).toEqual([])
  expect(moods).toMatchObject({
    is_given: true,
    history: [
      { notice_version: 'moods-4', given_at: '2026-11-21T06:02:00.000Z', withdrawn_at: null },
      {
        notice_version: 'moods-4',
        given_at: '2026-11-21T06:00:00.000Z',
        withdrawn_at: '2026-11-21T06:01:00.000Z',
      },
    ],
  })
  expect((await rows()).map(({ isAdult }) => isAdult)).toEqual([true, true])
  const events = await trail()
  expect(events.map(({ action, subjectKind, actor }) => [action, subjectKind, actor])).toEqual([
    ['consent.give', 'consent-to-moods', asha.pseudonym],
    ['consent.withdraw', 'consent-to-moods', asha.pseudonym],
    ['consent.give', 'consent-to-moods', asha.pseudonym],
  ])
  expect(JSON.stringify(events)).not.toContain(asha.memberId)
})

test('D55: withdrawing with kept "erase" leaves no row of that purpose, and every row of the others', async () => {
  const api = await consentApi()
  const { say, headers, tell, db, trail, asha } = api
  const ravi = await sessionOf(api, '+919876543211')
  const ofRavi = { authorization: ravi.authorization }
  const yes = (purpose: string) => ({ ...YES, notice_version: CONSENT_NOTICE_VERSIONS[purpose as 'moods'] })
  for (const by of [headers, ofRavi]) {
    for (const purpose of ['moods', 'assessments'])
      await call(api, 'PUT', `/members/me/consents/${purpose}`, { headers: by, body: yes(purpose) })
    await call(api, 'POST', '/mood/createMood', {
      headers: by,
      body: { moodType: 'BAD', note: 'x' },
    })
    await api.app.inject({
      method: 'POST',
      url: STORE_PATH,
      headers: by,
      payload: sittingOf('Anxiety Assessment', 1),
    })
  }
  const rows = async () => ({
    moods: await db.selectFrom('moods').select('memberId as of').orderBy('memberId').execute(),
    assessments: await db.selectFrom('assessments').select('memberId as of').orderBy('memberId').execute(),
  })
  const both = [{ of: asha.memberId }, { of: ravi.memberId }].toSorted((a, b) => (a.of < b.of ? -1 : 1))
  expect(await rows()).toEqual({ moods: both, assessments: both })

  const answer = (await say({ is_given: false, kept: 'erase' })).json()
  expect(answer).toMatchObject({
    data: { purpose: 'moods', is_given: false, history: [{ withdrawn_at: expect.any(String) }] },
    message: 'Taken back. Nothing new is kept from now on, and what was kept before is erased.',
  })
  expect(await rows()).toEqual({ moods: [{ of: ravi.memberId }], assessments: both })
  expect((await tell()).json().data.code).toBe('consent-required')
  const withdrawn = (await trail()).filter(({ action }) => !action.endsWith('.give'))
  const recorded = withdrawn.filter(({ actor }) => actor === asha.pseudonym)
  expect(recorded.map(({ action, subjectKind }) => `${action} ${subjectKind}`)).toEqual(
    expect.arrayContaining(['consent.withdraw consent-to-moods', 'moods.erase consent-to-moods']),
  )

  await say({ is_given: false, kept: 'erase' }, 'assessments')
  expect(await rows()).toEqual({ moods: [{ of: ravi.memberId }], assessments: [{ of: ravi.memberId }] })
  // The consents themselves stay, as evidence of what was agreed, and when it ended.
  expect(
    await db.selectFrom('consents').select('purpose').where('memberId', '=', asha.memberId).execute(),
  ).toHaveLength(2)
})

test.each([{ is_given: false }, { is_given: false, kept: 'keep' }])(
  'D55: %j leaves what was kept, which can still be erased afterwards',
  async (body) => {
    const { say, tell, db, trail } = await consentApi()
    await say(YES)
    await tell()
    await say(body)
    expect(await db.selectFrom('moods').select('day').execute()).toHaveLength(1)
    const before = await trail()
    expect(before.map(({ action }) => action)).not.toContain('moods.erase')
    expect((await say({ is_given: false, kept: 'erase' })).statusCode).toBe(200)
    expect(await db.selectFrom('moods').select('day').execute()).toEqual([])
    expect((await trail()).map(({ action }) => action)).toContain('moods.erase')
    // Nothing is left to erase, and nothing to write down.
    await say({ is_given: false, kept: 'erase' })
    expect(await trail()).toHaveLength(before.length + 1)
  },
)

test('D55: a mood that is being stored while its consent is withdrawn with "erase" is not left behind', async () => {
  const { say, tell, db } = await consentApi()
  for (let round = 0; round < 5; round++) {
    await say(YES)
    await Promise.all([tell(), say({ is_given: false, kept: 'erase' }), tell()])
    expect(await db.selectFrom('moods').select('day').execute()).toEqual([])
  }
})

test('D55: an unknown value of kept withdraws nothing and erases nothing', async () => {
  const { say, tell, db, read } = await consentApi()
  await say(YES)
  await tell()
  for (const kept of ['all', '', null, true])
    expect((await say({ is_given: false, kept })).json()).toMatchObject({
      status: 422,
      data: { fields: { kept: 'Send erase or keep, or leave it out.' } },
    })
  // Consent and erasure do not go together.
  expect((await say({ ...YES, kept: 'erase' })).statusCode).toBe(422)
  expect((await read())[1].is_given).toBe(true)
  expect(await db.selectFrom('moods').select('day').execute()).toHaveLength(1)
})

test('giving a consent is idempotent, even in parallel, and keeps the first timestamp', async () => {
  const { say, later, rows, trail } = await consentApi()
  await say(NO)
  expect(await trail()).toEqual([])
  const answers = await Promise.all(Array.from({ length: 10 }, () => say(YES)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200))
  later(5)
  await say(YES)
  expect(await rows()).toMatchObject([{ givenAt: NOW, withdrawnAt: null }])
  expect(await trail()).toHaveLength(1)
})

test('a consent to words that were replaced ends where the one to the new words begins', async () => {
  const { say, later, rows, db, asha } = await consentApi()
  await db
    .insertInto('consents')
    .values({
      memberId: asha.memberId,
      consentId: '0197a1b2-0000-7000-8000-000000000000',
      givenAt: NOW,
      purpose: 'moods',
      noticeVersion: 'moods-0',
      isAdult: true,
    })
    .execute()
  later(1)
  expect((await say(YES)).json().data).toMatchObject({ is_given: true })
  const [old, fresh] = await rows()
  expect(old).toMatchObject({ noticeVersion: 'moods-0', withdrawnAt: fresh?.givenAt })
  expect(fresh).toMatchObject({ noticeVersion: 'moods-4', withdrawnAt: null })
})

test.each<[string, object, Record<string, string>]>([
  ['nothing', {}, { is_given: 'Send true to agree, false to take it back.' }],
  ['a text', { ...YES, is_given: 'true' }, { is_given: 'Send true to agree, false to take it back.' }],
  ['no word on age', { ...YES, is_adult: undefined }, { is_adult: 'Confirm that you are 18 or older.' }],
  ['someone younger', { ...YES, is_adult: false }, { is_adult: 'Confirm that you are 18 or older.' }],
  [
    'no version',
    { ...YES, notice_version: undefined },
    { notice_version: 'Send the version of the notice that was shown.' },
  ],
  ['more than that', { ...YES, given_at: '2020-01-01' }, { given_at: 'This field is not known.' }],
])('D41: %s is no consent: 422, nothing stored', async (_, body, fields) => {
  const { say, rows } = await consentApi()
  const answer = await say(body)
  expect([answer.statusCode, answer.json().data.fields]).toEqual([422, fields])
  expect(await rows()).toEqual([])
})

test('D41, finding api P9: a consent to words that have changed has a code of its own, and nothing is stored', async () => {
  const { say, rows } = await consentApi()
  const message = 'The notice has changed. Read it again, then agree.'
  expect((await say({ ...YES, notice_version: 'moods-0' })).json()).toMatchObject({
    status: 422,
    message,
    data: { code: 'stale-notice', fields: { notice_version: message } },
  })
  expect(await rows()).toEqual([])
})

test('unknown consents are rejected', async () => {
  const { say, rows } = await consentApi()
  for (const purpose of ['marketing', 'MOODS', '%00']) {
    expect((await say(YES, purpose)).json()).toMatchObject({ status: 404, data: { code: 'unknown-address' } })
  }
  expect(await rows()).toEqual([])
})

test('security row 62: with consent it is kept, after withdrawal it is not, and what was kept stays', async () => {
  const { app, db, headers, say, tell } = await consentApi()
  const store = (query = '') =>
    app.inject({
      method: 'POST',
      url: STORE_PATH + query,
      headers,
      payload: sittingOf('Anxiety Assessment', 1),
    })
  const kept = async () => [
    (await db.selectFrom('assessments').select('id').execute()).length,
    (await db.selectFrom('moods').select('moodId').execute()).length,
  ]
  expect((await tell()).json()).toMatchObject({ status: 403, data: { code: 'consent-required' } })
  expect((await store()).json().data.isStored).toBe(false)
  expect((await store('?keep=required')).json()).toMatchObject({ status: 403 })
  await say({ ...YES, notice_version: 'assessments-5' }, 'assessments')
  expect((await store('?keep=required')).json().data.isStored).toBe(true)
  expect((await tell()).statusCode).toBe(403)
  await say(YES)
  expect((await tell()).statusCode).toBe(200)
  expect(await kept()).toEqual([1, 1])

  await say(NO)
  await say(NO, 'assessments')
  expect((await tell()).statusCode).toBe(403)
  expect((await store()).json().data.isStored).toBe(false)
  expect(await kept()).toEqual([1, 1])
})

test('the database keeps the history: a consent ends once, and nothing else of it changes', async () => {
  const { say, db, rows } = await consentApi()
  await say(YES)
  const change = (set: object) => db.updateTable('consents').set(set).execute()
  await expect(change({ notice_version: 'moods-9' })).rejects.toThrow('never changed')
  await expect(change({ withdrawn_at: NOW, given_at: NOW, purpose: 'assessments' })).rejects.toThrow('never')
  await say(NO)
  await expect(change({ withdrawn_at: null })).rejects.toThrow('never changed')
  await expect(change({ withdrawn_at: new Date() })).rejects.toThrow('never changed')
  await db.deleteFrom('members').execute()
  expect(await rows()).toEqual([])
})

test('a member changes their consents at most 60 times an hour', async () => {
  const { say } = await consentApi()
  for (let n = 0; n < 60; n++) expect((await say(n % 2 ? NO : YES)).statusCode).toBe(200)
  const refused = await say(YES)
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600'])
})

test('a member erased while a mood is in flight is asked to sign in, not to consent', async () => {
  const { db } = await consentApi()
  const { memberId } = await db.selectFrom('members').select('memberId').executeTakeFirstOrThrow()
  const needed = (memberId: string) => db.transaction().execute((tx) => requireConsent(tx, memberId, 'moods'))
  await expect(needed(memberId)).rejects.toMatchObject({ code: 'consent-required' })
  await expect(needed(randomUUID())).rejects.toMatchObject({ code: 'sign-in-needed' })
})
