import type { NewAssessment } from '@pulli/contracts/assessment.ts'
import { INSTRUMENTS } from '@pulli/domain/assessment/instruments.ts'
import { siteContext } from '@pulli/web/site-context.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeSite } from '#testing/fake-site.ts'
import { answersIn, isComplete } from './answers.ts'
import { storeAssessment, storedToken } from './store-assessment.ts'
import { answerSitting, takeSitting } from './take-sitting.ts'

const depression = INSTRUMENTS['Depression Assessment']

function posted(values: Record<string, string>, isOurs = true) {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  return { form, isOurs }
}

const answered = (count: number, value: string) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`q${n}`, value]))

test('RES-09 a posted form is sent on by its places, without a score', async () => {
  const acceptAssessment = vi.fn(async () => ({
    status: 503,
    error: true as const,
    message: 'Later.',
    data: { code: 'unavailable' },
  }))
  const sitting = await takeSitting(posted(answered(21, '2')), { acceptAssessment }, depression)
  expect(acceptAssessment).toHaveBeenCalledWith({
    assessment_name: 'Depression Assessment',
    assessment_responses: depression.items.map(({ prompt, options }, questionIndex) => ({
      questionIndex,
      question: prompt,
      answer: options[2]?.label,
      answerIndex: 2,
    })),
  })
  expect(sitting).toMatchObject({ kind: 'failed', message: 'Later.', beforeResult: 'now' })
})

test('D53 a posted PHQ-9 is sent on with the answer that is not scored, or without one, and with the version asked', async () => {
  const acceptAssessment = vi.fn()
  acceptAssessment.mockResolvedValue({ status: 503, error: true, message: '', data: {} })
  const phq9 = INSTRUMENTS['PHQ-9']
  for (const more of [{ q9: '2' }, {}]) {
    await takeSitting(posted({ ...answered(9, '1'), ...more, pack_version: '1' }), { acceptAssessment }, phq9)
  }
  const sent = acceptAssessment.mock.calls.map(([body]) => body)
  expect(sent.map((body) => [body.functional_answer_index, body.pack_version])).toEqual([
    [2, '1'],
    [null, '1'],
  ])
  expect(sent[0].assessment_responses).toHaveLength(9)
})

test('ASM-06, NC-16: a posted form with a gap stores nothing, and still offers help', async () => {
  const acceptAssessment = vi.fn()
  const sitting = await takeSitting(posted({ q0: '1', q8: '1' }), { acceptAssessment }, depression)
  expect(sitting).toMatchObject({ kind: 'incomplete', beforeResult: 'today' })
  expect(acceptAssessment).not.toHaveBeenCalled()
})

test('security row 39, NC-16: a form that is not ours, or too old, is not scored; its answers stay, and so does help', async () => {
  const { context } = fakeSite({}, { acceptAssessment: vi.fn() })
  const request = new Request('https://pulli.example/depression-assessment', {
    method: 'POST',
    body: new URLSearchParams({ ...answered(21, '2'), csrf_token: 'wapiti' }),
  })
  const answer = await answerSitting({ request, context }, '/depression-assessment', depression)
  expect(answer).toMatchObject({
    data: { kind: 'outdated', answers: Array(21).fill(2), beforeResult: 'now' },
    init: { status: 403 },
  })
  expect(context.get(siteContext).acceptAssessment).not.toHaveBeenCalled()
})

test('security row 39: the answers of a form that is not ours are not given back as if it were', async () => {
  const sitting = await takeSitting(
    posted({ q0: '1', restore: '1' }, false),
    { acceptAssessment: vi.fn() },
    depression,
  )
  expect(sitting).toMatchObject({ kind: 'outdated', beforeResult: 'none' })
})

test('ASM-08 restored answers are the posted ones', async () => {
  const sitting = await takeSitting(
    posted({ q0: '1', restore: '1' }),
    { acceptAssessment: vi.fn() },
    depression,
  )
  expect(sitting).toEqual({ kind: 'restored', answers: [1, ...Array(20).fill(null)] })
})

test('what is no answer counts as none', () => {
  const form = new FormData()
  for (const [n, value] of ['0', 'x', '-1', '12', ''].entries()) form.set(`q${n}`, value)
  expect(answersIn(form, 6)).toEqual([0, null, null, null, null, null])
  expect(isComplete([0, 3], 2)).toBe(true)
  expect(isComplete([0, null], 2)).toBe(false)
  expect(isComplete([0, 3, null], 2)).toBe(true)
})

afterEach(() => vi.unstubAllGlobals())

const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })
const scored = { status: 200, error: false, message: '', data: { headline: 'Mostly quiet.' } }

const BODY: NewAssessment = { assessment_name: 'Depression Assessment', assessment_responses: [] }

test('D13 the token goes along, and a session that has ended does not cost the result', async () => {
  const fetch = vi
    .fn<typeof globalThis.fetch>()
    .mockResolvedValueOnce(answer(401, { error: true, message: 'x' }))
    .mockResolvedValueOnce(answer(200, scored))
  vi.stubGlobal('fetch', fetch)
  expect(await storeAssessment(BODY, 't')).toMatchObject({ kind: 'done', data: scored.data })
  const headers = fetch.mock.calls.map(([, init]) => new Headers(init?.headers).get('authorization'))
  expect(headers).toEqual(['Bearer t', null])
})

test('ERR-06 a refusal has its message, and no answer at all has none', async () => {
  vi.stubGlobal('fetch', async () => answer(422, { error: true, message: 'No.' }))
  expect(await storeAssessment(BODY, undefined)).toMatchObject({ kind: 'refused', message: 'No.' })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('away')))
  expect(await storeAssessment(BODY, undefined)).toEqual({ kind: 'unanswered' })
})

test.each([
  ['{"tokens":{"access_token":"t"}}', 't'],
  ['{"tokens":{}}', undefined],
  ['null', undefined],
  ['{', undefined],
  [null, undefined],
])('D21 of what the browser keeps under dashboard-user, %s, the token is %s', (kept, token) => {
  expect(storedToken({ getItem: () => kept })).toBe(token)
})
