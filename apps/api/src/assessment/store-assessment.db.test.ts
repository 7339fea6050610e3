import { AssessmentResult } from '@pulli/contracts/assessment.ts'
import { Refusal, successOf } from '@pulli/contracts/envelope.ts'
import { decryptAnswers } from '@pulli/data/assessment/assessments.ts'
import { expect, test } from 'vitest'
import { assessmentApi } from '#testing/assessment-api.ts'
import { withoutReferences } from '#testing/contract.ts'
import { LIST_PATH, STORE_PATH, sittingOf } from '#testing/sittings.ts'
import { NOW } from '#testing/test-api.ts'

test('API-12 a visitor without an account gets the result in the envelope', async () => {
  const { store } = await assessmentApi()
  const answer = await store(sittingOf('Depression Assessment', 1, { 8: 0 }))
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(successOf(AssessmentResult).parse(answer.json())).toEqual({
    status: 200,
    error: false,
    message: 'Assessment submitted successfully.',
    data: {
      assessment_name: 'Depression Assessment',
      storedResult: {
        totalScore: 20,
        assessmentMaxScore: 63,
        level: 'Borderline clinical depression',
        advice: expect.stringContaining('only a person who talks with you can say'),
      },
      headline: 'The last two weeks have been heavy.',
      pack: { id: 'depression-own', version: '3' },
      safety: { level: 'none', beforeResult: 'none', besideScore: false },
      isStored: false,
    },
  })
})

test('RES-11, D13: nothing is stored about a visitor: no row in any table, no line in the log', async () => {
  const { store, pool, lines } = await assessmentApi()
  const rowsOfAllTables = async () => {
    const { rows: tables } = await pool.query<{ name: string }>(
      "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'graphile_worker')",
    )
    const counts = tables.map(({ name }) => pool.query(`select '${name}' as name, count(*) from ${name}`))
    return (await Promise.all(counts)).map(({ rows }) => rows[0])
  }
  const before = await rowsOfAllTables()
  for (const name of [
    'Depression Assessment',
    'Anxiety Assessment',
    'Perceived Stress Assessment',
  ] as const) {
    expect((await store(sittingOf(name, 2))).statusCode).toBe(200)
  }
  expect(await rowsOfAllTables()).toEqual(before)
  expect(lines).toEqual([])
})

test.each([
  ['Depression Assessment', 0, 0, 63],
  ['Depression Assessment', 3, 63, 63],
  ['Anxiety Assessment', 1, 21, 63],
  ['Perceived Stress Assessment', 0, 16, 40],
  ['Perceived Stress Assessment', 4, 24, 40],
] as const)('RES-09 the %s answered with %i throughout is %i of %i', async (name, answer, total, maximum) => {
  const { store } = await assessmentApi()
  expect((await store(sittingOf(name, answer))).json().data.storedResult).toMatchObject({
    totalScore: total,
    assessmentMaxScore: maximum,
  })
})

test.each([
  [0, 0, 'none', 'none', false],
  [0, 1, 'today', 'today', false],
  [0, 2, 'now', 'now', false],
  [0, 3, 'now', 'now', false],
  [2, 0, 'today', 'none', true],
  [3, 0, 'now', 'none', true],
  [2, 1, 'now', 'now', true],
  [2, 3, 'now', 'now', true],
] as const)(
  'ASM-12, RES-10: with %i throughout and %i on item 9, help is offered',
  async (others, item9, level, beforeResult, besideScore) => {
    const { store, kept, headersOf, app } = await assessmentApi()
    const answer = await store(sittingOf('Depression Assessment', others, { 8: item9 }), { from: 'Asha' })
    expect(answer.json().data.safety).toEqual({ level, beforeResult, besideScore })
    const hasAnswer = beforeResult !== 'none'
    expect(await kept(), 'stored with the result').toMatchObject([
      { safety: level, hasSafetyAnswer: hasAnswer },
    ])
    const listed = await app.inject({ url: LIST_PATH, headers: headersOf('Asha') })
    expect(listed.json().data).toMatchObject([{ safety: { level, hasAnswer } }])
  },
)

test.each<[string, (sitting: ReturnType<typeof sittingOf>) => unknown, string]>([
  ['an unknown name', (sitting) => Object.assign(sitting, { assessment_name: 'Mood' }), 'assessment_name'],
  ['a missing question', (sitting) => sitting.assessment_responses.splice(4, 1), 'assessment_responses'],
  [
    'a repeated question',
    ({ assessment_responses }) => assessment_responses.push(...assessment_responses.slice(4, 5)),
    'assessment_responses.21.questionIndex',
  ],
  [
    'an answer out of range',
    ({ assessment_responses }) => Object.assign(assessment_responses[4] ?? {}, { answerIndex: 4 }),
    'assessment_responses.4.answerIndex',
  ],
  [
    'a question without an answer',
    ({ assessment_responses }) =>
      Object.assign(assessment_responses[4] ?? {}, { answer: null, answerIndex: null }),
    'assessment_responses.4.answerIndex',
  ],
  ['a score', (sitting) => Object.assign(sitting, { totalScore: 3 }), 'totalScore'],
])('API-13 %s is refused with 422, the field named, and nothing is stored', async (_, spoil, field) => {
  const { store, kept, events } = await assessmentApi()
  const sitting = sittingOf('Anxiety Assessment', 1)
  spoil(sitting)
  const answer = await store(sitting, { from: 'Asha' })
  expect(answer.statusCode).toBe(422)
  expect(Refusal.parse(answer.json()).data).toEqual({
    code: 'invalid-input',
    fields: { [field]: expect.any(String) },
  })
  expect([await kept(), await events()]).toEqual([[], []])
})

test('the result of a consenting member is stored with its audit row', async () => {
  const { asha, store, kept, events } = await assessmentApi()
  const sitting = sittingOf('Perceived Stress Assessment', 1, { 3: 4 })
  const answer = await store(
    { ...sitting, assessment_responses: sitting.assessment_responses.toReversed() },
    { from: 'Asha' },
  )
  expect(answer.json().data).toMatchObject({ isStored: true, storedResult: { totalScore: 15 } })
  const rows = await kept()
  expect(rows).toMatchObject([
    {
      memberId: asha.memberId,
      assessmentName: 'Perceived Stress Assessment',
      level: 'Moderate stress',
      packId: 'stress-own',
      packVersion: '2',
      safety: 'none',
      hasSafetyAnswer: false,
      total: 15,
      maximum: 40,
      takenAt: NOW,
    },
  ])
  const { id = '', responsesEncrypted } = rows[0] ?? {}
  const answers = decryptAnswers(asha.dataKey, id, responsesEncrypted ?? Buffer.of())
  expect(answers).toEqual([1, 1, 1, 4, 1, 1, 1, 1, 1, 1])
  expect(await events()).toMatchObject([
    { actor: asha.pseudonym, action: 'assessment.store', subjectId: rows[0]?.id },
  ])
  expect(JSON.stringify(await events())).not.toContain(asha.memberId)
})

test('D53 a PHQ-9 is stored with the answer that is not scored, and listed with it in words', async () => {
  const { store, kept, app, headersOf } = await assessmentApi()
  const sitting = sittingOf('PHQ-9', 1, { 8: 0 })
  const answers = [await store({ ...sitting, functional_answer_index: 2 }, { from: 'Asha' })]
  answers.push(await store(sittingOf('GAD-7', 3), { from: 'Asha' }))
  expect(answers.map((answer) => answer.json().data.storedResult)).toMatchObject([
    { totalScore: 8, assessmentMaxScore: 27, level: 'Mild depression' },
    { totalScore: 21, assessmentMaxScore: 21, level: 'Severe anxiety' },
  ])
  const rows = await kept()
  expect(rows.map(({ functionalAnswer }) => functionalAnswer).toSorted()).toEqual([2, null])
  const { data } = (await app.inject({ url: LIST_PATH, headers: headersOf('Asha') })).json()
  const words = data.map((one: { assessment_name: string; functionalAnswer: string | null }) => [
    one.assessment_name,
    one.functionalAnswer,
  ])
  expect(Object.fromEntries(words)).toEqual({ 'PHQ-9': 'Very difficult', 'GAD-7': null })
})

test('D52 item 9 of the PHQ-9 asks for help at any answer but "Not at all", whatever the total', async () => {
  const { store } = await assessmentApi()
  const asked = await Promise.all(
    [0, 1, 2, 3].map(async (answer) => {
      const { data } = (await store(sittingOf('PHQ-9', 0, { 8: answer }))).json()
      return [data.safety.beforeResult, data.storedResult.totalScore, data.storedResult.level]
    }),
  )
  expect(asked).toEqual(
    ['none', 'today', 'now', 'now'].map((level, answer) => [level, answer, 'Minimal depression']),
  )
})

test.each([
  ['PHQ-9', 4],
  ['Depression Assessment', 0],
] as const)('the %s has no answer %i to a question that is not scored: 422', async (name, answer) => {
  const { store, kept } = await assessmentApi()
  const refused = await store({ ...sittingOf(name, 1), functional_answer_index: answer }, { from: 'Asha' })
  expect(refused.statusCode).toBe(422)
  expect(Object.keys(refused.json().data.fields)).toEqual(['functional_answer_index'])
  expect(await kept()).toEqual([])
})

test('D41 without consent a member’s result is computed but not stored', async () => {
  const { store, kept, events } = await assessmentApi()
  const answer = await store(sittingOf('Anxiety Assessment', 1), { from: 'Ravi' })
  expect(answer.json().data).toMatchObject({ isStored: false, storedResult: { totalScore: 21 } })
  expect([await kept(), await events()]).toEqual([[], []])
})

test.each([
  ['Ravi', '?keep=required', 403, 'consent-required'],
  [undefined, '?keep=required', 401, 'sign-in-needed'],
  ['Bearer of-nobody', '', 401, 'sign-in-needed'],
  ['Bearer ', '?keep=required', 401, 'sign-in-needed'],
  ['Basic YTpi', '', 401, 'sign-in-needed'],
  ['Asha', '?keep=maybe', 422, 'invalid-input'],
] as const)('security rows 23 and 62: %s with %j answers %i %s', async (from, query, status, code) => {
  const { store, kept } = await assessmentApi()
  const sender = { query, ...(from && { from }) }
  const answer = await store(sittingOf('Anxiety Assessment', 1), sender)
  expect(answer.statusCode).toBe(status)
  expect(Refusal.parse(answer.json()).data.code).toBe(code)
  expect(await kept()).toEqual([])
})

test('an ended session is rejected together with its answers', async () => {
  const { store, kept, db } = await assessmentApi()
  await db.updateTable('sessions').set({ endedAt: NOW }).execute()
  const answer = await store(sittingOf('Anxiety Assessment', 1), { from: 'Asha' })
  expect(answer.json()).toMatchObject({ status: 401, data: { code: 'sign-in-needed' } })
  expect(await kept()).toEqual([])
})

test.each(['audit_events', 'limit_windows'])(
  'security row 59: where %s cannot be written, nothing is kept',
  async (table) => {
    const { store, kept, pool } = await assessmentApi()
    await pool.query(`alter table ${table} add constraint refuses_all check (false) not valid`)
    const answer = await store(sittingOf('Anxiety Assessment', 1), { from: 'Asha' })
    expect(answer.statusCode).toBe(500)
    expect(await kept()).toEqual([])
  },
)

test('a member stores at most 60 assessments an hour', async () => {
  const { store, kept, time } = await assessmentApi()
  const again = () => store(sittingOf('Perceived Stress Assessment', 1), { from: 'Asha' })
  for (let n = 0; n < 60; n++) expect((await again()).statusCode).toBe(200)
  const refused = await again()
  expect(refused.statusCode).toBe(429)
  expect(refused.headers['retry-after']).toBe('3600')
  expect(await kept()).toHaveLength(60)
  time.now = new Date(NOW.getTime() + 3_600_000)
  expect((await again()).statusCode).toBe(200)
})

test('security row 60: an internal error logs no answers', async () => {
  const { store, lines, pool } = await assessmentApi()
  await pool.query('alter table assessments add constraint refuses_all check (false)')
  await store(sittingOf('Depression Assessment', 3), { from: 'Asha' })
  expect(lines.join()).toContain('refuses_all')
  expect(lines.join()).not.toMatch(/ending my life|Extreme|of-asha|\[3,3/)
})

test('the OpenAPI document describes both calls', async () => {
  const { app } = await assessmentApi()
  const { paths } = withoutReferences((await app.inject('/api/v1/mwellness/openapi.json')).json())
  const body = paths[STORE_PATH].post.requestBody.content['application/json'].schema
  expect(body.required).toEqual(['assessment_name', 'assessment_responses'])
  expect(body.properties.assessment_responses.items.additionalProperties).toBe(false)
  expect(paths[LIST_PATH].get.parameters.map(({ name }: { name: string }) => name)).toEqual(['history'])
})
