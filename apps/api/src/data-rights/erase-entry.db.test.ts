import { ErasedAssessment } from '@pulli/contracts/assessment.ts'
import { Refusal, successOf } from '@pulli/contracts/envelope.ts'
import { ErasedMood } from '@pulli/contracts/mood.ts'
import { expect, test } from 'vitest'
import { moodApi } from '#testing/moods.ts'
import { agree } from '#testing/sessions.ts'
import { call } from '#testing/sign-in.ts'
import { sittingOf } from '#testing/sittings.ts'

const UNKNOWN = ['not-an-id', '0197a1b2-0000-7000-8000-000000000000', '%00', 'getMoods']

/** Two members with consents, and the calls that store and erase their results. */
async function entryApi() {
  const api = await moodApi()
  for (const { memberId } of [api.asha, api.ravi]) await agree(api, memberId, 'assessments')
  const results = (of = api.asha) => ({
    take: (answer = 1) =>
      call(api, 'POST', '/assessments/store-assessment-result?keep=required', {
        headers: { authorization: of.authorization },
        body: sittingOf('Anxiety Assessment', answer),
      }),
    listed: async () =>
      (
        await call(api, 'GET', '/assessments/getAssessmentResult?history=true', {
          headers: { authorization: of.authorization },
        })
      ).json().data,
    drop: (id: string, headers: Record<string, string> = {}) =>
      call(api, 'DELETE', `/assessments/${id}`, {
        headers: { authorization: of.authorization, ...headers },
      }),
  })
  return { ...api, results }
}

test('D55: a mood is erased with its note, and the days beside it stay', async () => {
  const { create, erase, list, rows, trail } = await entryApi()
  const { mood_id } = (await create({ moodType: 'BAD', note: 'Erase me.', day: '2026-11-20' })).json().data
  await create({ moodType: 'GOOD', note: 'Keep me.' })
  const answer = await erase(mood_id)
  expect(successOf(ErasedMood).parse(answer.json())).toMatchObject({
    message: 'This check-in is erased.',
    data: { mood_id },
  })
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(await rows()).toMatchObject([{ day: '2026-11-21', note: 'Keep me.' }])
  expect((await list()).json().data.moods).toHaveLength(1)
  const erased = (await trail()).filter(({ action }) => action === 'mood.erase')
  expect(erased).toMatchObject([{ subjectKind: 'mood', subjectId: mood_id }])
  expect(Refusal.parse((await erase(mood_id)).json())).toMatchObject({
    status: 404,
    data: { code: 'unknown-mood' },
  })
  // The day is empty again, and open like any other.
  const fresh = await create({ moodType: 'OKAY', day: '2026-11-20' })
  expect(fresh.json().data).toMatchObject({ version: 1, note: '' })
})

test('D55: the key of a check-in outlives it without its day, so that a retry does not bring it back', async () => {
  const { create, erase, rows, db } = await moodApi()
  const key = { 'idempotency-key': 'sent-again' }
  const { mood_id } = (await create({ moodType: 'GOOD', note: 'n' }, key)).json().data
  await erase(mood_id)
  const again = await create({ moodType: 'GOOD', note: 'n' }, key)
  expect(again.json()).toMatchObject({ status: 404, data: { code: 'unknown-mood' } })
  expect(await rows()).toEqual([])
  expect(await db.selectFrom('idempotencyKeys').select('subject').execute()).toEqual([{ subject: null }])
})

test('D55: a result is erased with its answers, and the one before it is the latest again', async () => {
  const { results, db } = await entryApi()
  const { take, listed, drop } = results()
  await take(1)
  await take(2)
  const [latest, before] = await listed()
  const answer = await drop(latest.id)
  expect(successOf(ErasedAssessment).parse(answer.json()).data).toEqual({ id: latest.id })
  expect(await listed()).toEqual([before])
  expect(await db.selectFrom('assessments').select('id').execute()).toEqual([{ id: before.id }])
  expect((await drop(latest.id)).json().data).toEqual({ code: 'unknown-assessment' })
})

test('D55: anyone who has withdrawn the consent can still erase', async () => {
  const { create, erase, rows, asha, results, ...api } = await entryApi()
  const { mood_id } = (await create({ moodType: 'BAD' })).json().data
  await results().take()
  const [{ id }] = await results().listed()
  for (const purpose of ['moods', 'assessments'])
    await call(api, 'PUT', `/members/me/consents/${purpose}`, {
      headers: { authorization: asha.authorization },
      body: { is_given: false },
    })
  expect((await erase(mood_id)).statusCode).toBe(200)
  expect((await results().drop(id)).statusCode).toBe(200)
  expect(await rows()).toEqual([])
  expect(await results().listed()).toEqual([])
})

test('security row 24: erasing another member’s entry answers 404, erases nothing and is recorded', async () => {
  const { create, by, ravi, rows, results, trail } = await entryApi()
  const { mood_id } = (await create({ moodType: 'GOOD', note: 'mine' })).json().data
  await results().take()
  const [{ id }] = await results().listed()
  expect((await by(ravi).erase(mood_id)).json()).toMatchObject({
    status: 404,
    data: { code: 'unknown-mood' },
  })
  expect((await results(ravi).drop(id)).json()).toMatchObject({
    status: 404,
    data: { code: 'unknown-assessment' },
  })
  expect(await rows()).toMatchObject([{ note: 'mine' }])
  expect(await results().listed()).toHaveLength(1)
  const ofRavi = (await trail()).filter(({ actor }) => actor === ravi.pseudonym)
  expect(Object.fromEntries(ofRavi.map(({ action, subjectId }) => [action, subjectId]))).toEqual({
    'mood.refuse': mood_id,
    'assessment.refuse': id,
  })
})

test.each(UNKNOWN)('an entry %j is not there: 404, whatever its id looks like', async (id) => {
  const { erase, results } = await entryApi()
  expect((await erase(id)).json().data).toEqual({ code: 'unknown-mood' })
  expect((await results().drop(id)).json().data).toEqual({ code: 'unknown-assessment' })
})

test('without a session nothing is erased', async () => {
  const { create, rows, ...api } = await entryApi()
  const { mood_id } = (await create({ moodType: 'GOOD' })).json().data
  for (const path of [`/mood/${mood_id}`, `/assessments/${mood_id}`])
    expect((await call(api, 'DELETE', path)).json().data).toEqual({ code: 'sign-in-needed' })
  expect(await rows()).toHaveLength(1)
})

test('of 10 parallel erasures of one mood, one succeeds', async () => {
  const { create, erase, rows } = await entryApi()
  const { mood_id } = (await create({ moodType: 'OKAY' })).json().data
  const answers = await Promise.all(Array.from({ length: 10 }, () => erase(mood_id)))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array(9).fill(404)])
  expect(await rows()).toEqual([])
})

test('a retry of the call that stored a mood does not bring it back after its erasure', async () => {
  const { create, erase, rows } = await entryApi()
  const sent = [{ moodType: 'AWFUL', note: 'gone' }, { 'idempotency-key': 'k' }] as const
  const { mood_id } = (await create(...sent)).json().data
  await erase(mood_id)
  expect((await create(...sent)).json()).toMatchObject({ status: 404, data: { code: 'unknown-mood' } })
  expect(await rows()).toEqual([])
})

test('300 entries an hour can be erased one by one', async () => {
  const { create, erase, rows } = await entryApi()
  for (let n = 0; n < 300; n++) await erase('0197a1b2-0000-7000-8000-000000000000')
  const { mood_id } = (await create({ moodType: 'OKAY' })).json().data
  const answer = await erase(mood_id)
  expect(answer.json()).toMatchObject({ status: 429, data: { code: 'too-many-requests' } })
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  expect(await rows()).toHaveLength(1)
})
