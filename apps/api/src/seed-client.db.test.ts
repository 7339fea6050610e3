import { INSTRUMENTS, instrumentsWith } from '@pulli/domain/assessment/instruments.ts'
import { ANXIETY_OWN } from '@pulli/domain/assessment/packs/anxiety-own.ts'
import { expect, test } from 'vitest'
import { deviceOf } from '#testing/device.ts'
import { ASHA, testApi } from '#testing/test-api.ts'

const STORE = '/assessments/store-assessment-result'

/** An anxiety form that identifies each answer by its text or column, without a position. */
const anxietyForm = (answerOf: (column: number) => string | number | null) => ({
  assessment_name: 'Anxiety Assessment',
  assessment_responses: INSTRUMENTS['Anxiety Assessment'].items.map(({ prompt }, questionIndex) => ({
    questionIndex,
    question: prompt,
    answer: answerOf(questionIndex % 4),
    answerIndex: null,
  })),
})

test('finding api seed client, ANX-05: anxiety answers without answerIndex are told by their text or column', async () => {
  const send = await deviceOf(await testApi(), {})
  const labels = INSTRUMENTS['Anxiety Assessment'].items[0]?.options.map(({ label }) => label) ?? []
  for (const answerOf of [(column: number) => column, (column: number) => labels[column] ?? null]) {
    const { status, data } = await send('POST', STORE, { body: anxietyForm(answerOf) })
    expect([status, data.storedResult?.totalScore]).toEqual([200, 30])
  }
  const unanswered = await send('POST', STORE, {
    body: anxietyForm((column) => (column === 3 ? null : column)),
  })
  expect(unanswered.data.fields['assessment_responses.3.answerIndex']).toBe(
    'This question has no answer yet.',
  )
  expect((await send('POST', STORE, { body: anxietyForm(() => 4) })).status).toBe(422)
})

test('finding api seed client: the list in our own words is told by its own texts, too', async () => {
  const send = await deviceOf(await testApi({ instruments: instrumentsWith('own') }), {})
  const labels = ANXIETY_OWN.items[0].options.map(({ label }) => label)
  const { data } = await send('POST', STORE, { body: anxietyForm((column) => labels[column] ?? null) })
  expect([data.pack.id, data.storedResult.totalScore]).toEqual([ANXIETY_OWN.id, 30])
})

test.each([
  ['2026-12-01T18:30:00.000Z', {}, '2026-12-02'],
  ['2026-12-01T00:00:00.000Z', {}, '2026-12-01'],
  ['2026-12-01T05:00:00Z', { 'x-time-zone': 'America/New_York' }, '2026-12-01'],
  ['2026-12-01T00:00:00+05:30', { 'x-time-zone': 'America/New_York' }, '2026-12-01'],
])('finding api seed client: the date %s (%j) is %s', async (consultation_date, headers, day) => {
  const api = await testApi()
  const send = await deviceOf(api, {})
  for (const path of ['/user-contact-email', '/requests']) {
    const body = { ...ASHA, consultation_date }
    const sent = { body, headers: { ...headers, 'idempotency-key': path } }
    expect([path, (await send('POST', path, sent)).status]).toEqual([path, 200])
    expect((await send('POST', path, sent)).status).toBe(200)
  }
  const rows = await api.db.selectFrom('consultationRequests').select('consultationOn').execute()
  expect(rows).toEqual([{ consultationOn: day }, { consultationOn: day }])
})

test.each(['2026-11-20T18:00:00Z', '2026-02-30T00:00:00Z', '2026-12-01T25:00:00Z', '9999-12-31T00:00:00Z'])(
  'finding api seed client: the date %s is past, or no instant',
  async (consultation_date) => {
    const send = await deviceOf(await testApi(), {})
    const refusal = await send('POST', '/user-contact-email', { body: { ...ASHA, consultation_date } })
    expect(Object.keys(refusal.data.fields)).toEqual(['consultation_date'])
  },
)
