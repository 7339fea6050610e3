import { Refusal, successOf } from '@pulli/contracts/envelope.ts'
import { Mood } from '@pulli/contracts/mood.ts'
import { expect, test } from 'vitest'
import { moodApi } from '#testing/moods.ts'

test('API-17, MOD-05: an update changes the mood and the note, but not the day', async () => {
  const { create, change, rows, trail } = await moodApi()
  const { mood_id, ...first } = (await create({ moodType: 'GOOD', note: 'Early.' })).json().data
  const answer = await change(mood_id, { moodType: 'AWFUL', note: 'Late.' })
  expect(successOf(Mood).parse(answer.json()).data).toEqual({
    ...first,
    mood_id,
    mood_type: 'AWFUL',
    note: 'Late.',
    version: 2,
  })
  expect((await change(mood_id, { moodType: 'BAD' })).json().data).toMatchObject({
    note: 'Late.',
    version: 3,
  })
  expect(await rows()).toMatchObject([{ moodType: 'BAD', day: '2026-11-21', version: 3 }])
  const actions = (await trail()).map(({ action }) => action)
  expect(actions.toSorted()).toEqual(['mood.change', 'mood.change', 'mood.create'])
})

test('security row 57: of two devices, the one with the older version is rejected and changes nothing', async () => {
  const { create, change, rows } = await moodApi()
  const { mood_id } = (await create({ moodType: 'OKAY', note: 'first' })).json().data
  const phone = await change(mood_id, { moodType: 'GOOD', note: 'phone' }, { 'if-match': '"1"' })
  expect(phone.json().data.version).toBe(2)
  const desk = await change(mood_id, { moodType: 'BAD', note: 'desk' }, { 'if-match': '"1"' })
  expect(Refusal.parse(desk.json())).toMatchObject({ status: 409, data: { code: 'stale-version' } })
  expect(await rows()).toMatchObject([{ moodType: 'GOOD', note: 'phone', version: 2 }])
  for (const match of ['2', '*', '"4"']) {
    expect((await change(mood_id, { moodType: 'BAD' }, { 'if-match': match })).statusCode).toBe(200)
  }
})

test('security row 57: of 10 parallel updates of one version, one succeeds', async () => {
  const { create, change, rows } = await moodApi()
  const { mood_id } = (await create({ moodType: 'OKAY' })).json().data
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => change(mood_id, { moodType: 'GOOD' }, { 'if-match': '"1"' })),
  )
  const statuses = answers.map(({ statusCode }) => statusCode).toSorted()
  expect(statuses).toEqual([200, ...Array(9).fill(409)])
  expect(await rows()).toMatchObject([{ version: 2 }])
})

test('security row 24: changing another member’s mood answers 404, changes nothing and is recorded', async () => {
  const { create, by, ravi, rows, trail } = await moodApi()
  const { mood_id } = (await create({ moodType: 'GOOD', note: 'mine' })).json().data
  const before = await rows()
  for (const headers of [{}, { 'if-match': '"1"' }, { 'if-match': '"7"' }]) {
    const answer = await by(ravi).change(mood_id, { moodType: 'AWFUL', note: 'yours' }, headers)
    expect(Refusal.parse(answer.json())).toMatchObject({ status: 404, data: { code: 'unknown-mood' } })
  }
  expect(await rows()).toEqual(before)
  expect((await by(ravi).list()).json().data.moods).toEqual([])
  const ofRavi = (await trail()).filter(({ actor }) => actor === ravi.pseudonym)
  expect(ofRavi).toMatchObject(Array(3).fill({ action: 'mood.refuse', subjectId: mood_id }))
})

test.each(['not-an-id', '0197a1b2-0000-7000-8000-000000000000', '%00', '1'])(
  'a mood %j is not there: 404',
  async (id) => {
    const { change } = await moodApi()
    expect((await change(id, { moodType: 'OKAY' })).json().data).toEqual({ code: 'unknown-mood' })
  },
)

test.each(['0', '-1', '1.5', 'W/"1"', '"1', 'x', '9999999999'])(
  'If-Match %j is no version: 422',
  async (match) => {
    const { create, change, rows } = await moodApi()
    const { mood_id } = (await create({ moodType: 'OKAY' })).json().data
    const answer = await change(mood_id, { moodType: 'BAD' }, { 'if-match': match })
    expect(answer.json()).toMatchObject({ status: 422, data: { fields: { 'If-Match': expect.any(String) } } })
    expect(await rows()).toMatchObject([{ version: 1 }])
  },
)
