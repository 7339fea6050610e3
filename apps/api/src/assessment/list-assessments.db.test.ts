import { Refusal } from '@pulli/contracts/envelope.ts'
import { expect, test } from 'vitest'
import { assessmentApi } from '#testing/assessment-api.ts'
import { LIST_PATH, sittingOf } from '#testing/sittings.ts'
import { NOW } from '#testing/test-api.ts'

test('API-14, D36: the list returns the latest result per instrument, or all results, newest first', async () => {
  const { store, app, headersOf, time } = await assessmentApi()
  const list = (query = '', from = 'Asha') => app.inject({ url: LIST_PATH + query, headers: headersOf(from) })
  expect((await list()).json()).toMatchObject({ status: 200, data: [] })

  for (const [minute, answer] of [1, 2, 3].entries()) {
    time.now = new Date(NOW.getTime() + minute * 60_000)
    await store(sittingOf('Anxiety Assessment', answer), { from: 'Asha' })
  }
  await store(sittingOf('Depression Assessment', 0), { from: 'Asha' })

  const latest = (await list()).json().data
  expect(latest).toHaveLength(2)
  expect(latest.find((one: { totalScore: number }) => one.totalScore === 63)).toEqual({
    id: expect.any(String),
    assessment_name: 'Anxiety Assessment',
    totalScore: 63,
    assessmentMaxScore: 63,
    level: 'Potentially concerning levels of anxiety',
    safety: { level: 'none', hasAnswer: false },
    safetyAnswers: [],
    functionalAnswer: null,
    pack: { id: 'anxiety-symptoms', version: '2' },
    takenAt: '2026-11-21T06:02:00.000Z',
  })
  const history = (await list('?history=true')).json().data
  expect(history.map(({ totalScore }: { totalScore: number }) => totalScore).slice(2)).toEqual([42, 21])
  expect(history).toHaveLength(4)
  expect((await list('?history=false')).json().data).toHaveLength(2)
  expect((await list('?history=true', 'Ravi')).json().data).toEqual([])
})

test.each([
  [undefined, '', 401, 'sign-in-needed'],
  ['Bearer of-nobody', '', 401, 'sign-in-needed'],
  ['Asha', '?history=1', 422, 'invalid-input'],
  ['Asha', '?member=x', 422, 'invalid-input'],
] as const)('security row 23: the list for %s with %j answers %i %s', async (from, query, status, code) => {
  const { app, headersOf } = await assessmentApi()
  const answer = await app.inject({ url: LIST_PATH + query, headers: headersOf(from) })
  expect(answer.statusCode).toBe(status)
  expect(Refusal.parse(answer.json()).data.code).toBe(code)
})
