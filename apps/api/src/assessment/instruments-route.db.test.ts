import { InstrumentDescription } from '@pulli/contracts/assessment.ts'
import { Refusal, successOf } from '@pulli/contracts/envelope.ts'
import { ASSESSMENT_NAMES } from '@pulli/domain/assessment/instrument.ts'
import { INSTRUMENTS } from '@pulli/domain/assessment/instruments.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { STORE_PATH, sittingOf } from '#testing/sittings.ts'
import { testApi } from '#testing/test-api.ts'

const PATH = '/api/v1/mwellness/assessments/instruments'

async function instruments() {
  const { app } = await testApi()
  const ask = (headers = {}) => app.inject({ url: PATH, headers })
  const store = (payload: object) => app.inject({ method: 'POST', url: STORE_PATH, payload })
  return { ask, store }
}

test('DEP-01 STR-01 ANX-01 D53 the assessments are described to anybody, with every question and its points', async () => {
  const { ask } = await instruments()
  const answer = await ask()
  expect(answer.statusCode).toBe(200)
  const { data } = successOf(z.array(InstrumentDescription)).parse(answer.json())
  expect(data.map(({ assessment_name, items, maximum }) => [assessment_name, items.length, maximum])).toEqual(
    [
      ['Depression Assessment', 21, 63],
      ['Anxiety Assessment', 21, 63],
      ['Perceived Stress Assessment', 10, 40],
      ['PHQ-9', 9, 27],
      ['GAD-7', 7, 21],
    ],
  )
  for (const { assessment_name, items, bands, maximum, notice, recall_window, pack } of data) {
    const instrument = INSTRUMENTS[assessment_name]
    expect(items.map(({ questionIndex }) => questionIndex)).toEqual([...instrument.items.keys()])
    expect(bands.at(0)?.from).toBe(0)
    expect(bands.at(-1)?.to).toBe(maximum)
    expect([notice, recall_window, pack.version].every((text) => text.length > 0)).toBe(true)
  }
})

test('the safety items are the questions that ask for help, by their place', async () => {
  const { ask } = await instruments()
  const { data } = successOf(z.array(InstrumentDescription)).parse((await ask()).json())
  const [depression] = data
  expect(depression?.safety_items).toEqual([
    { questionIndex: 8, from_points: 1, urgency: 'today' },
    { questionIndex: 8, from_points: 2, urgency: 'now' },
  ])
  expect(depression?.safety_totals.length).toBeGreaterThan(0)
  expect(data.map(({ call_from }) => call_from)).toEqual([31, 36, 27, 20, 15])
})

test('D53 PHQ-9 and GAD-7 say what their questions complete, what is asked and not scored, and what a change is', async () => {
  const { ask } = await instruments()
  const { data } = successOf(z.array(InstrumentDescription)).parse((await ask()).json())
  const said = data.map((one) => [
    one.functional_question?.answers.length,
    one.reliable_change?.points,
    one.repeat_after_days,
    one.question_stem?.slice(0, 17),
  ])
  expect(said).toEqual([
    [undefined, undefined, 14, undefined],
    [undefined, undefined, 7, undefined],
    [undefined, undefined, 30, undefined],
    [4, 6, 14, 'Over the last 2 w'],
    [4, 4, 14, 'Over the last 2 w'],
  ])
})

test('a client revalidates what it has by its ETag, and keeps it for a day without a network', async () => {
  const { ask } = await instruments()
  const first = await ask()
  expect(first.headers['cache-control']).toBe('public, max-age=300, stale-if-error=86400')
  const again = await ask({ 'if-none-match': String(first.headers.etag) })
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
})

test.each(ASSESSMENT_NAMES)(
  'the %s is scored with the version that was described, or without one',
  async (name) => {
    const { ask, store } = await instruments()
    const { data } = successOf(z.array(InstrumentDescription)).parse((await ask()).json())
    const version = data.find(({ assessment_name }) => assessment_name === name)?.pack.version
    const scored = await store({ ...sittingOf(name, 1), pack_version: version })
    expect(scored.statusCode).toBe(200)
    expect(scored.json().data.pack.version).toBe(version)
    expect((await store(sittingOf(name, 1))).statusCode).toBe(200)
  },
)

test('answers to questions of another version are refused with 409, also where their number has changed', async () => {
  const { store } = await instruments()
  const sitting = { ...sittingOf('Depression Assessment', 1), pack_version: '1' }
  for (const body of [
    sitting,
    { ...sitting, assessment_responses: sitting.assessment_responses.slice(0, 9) },
  ]) {
    const answer = await store(body)
    expect(answer.statusCode).toBe(409)
    expect(Refusal.parse(answer.json()).data.code).toBe('stale-pack')
  }
})

test.each([2, null, 'x'.repeat(21)])(
  '%j is no version of a pack, and the field is named',
  async (version) => {
    const { store } = await instruments()
    const answer = await store({ ...sittingOf('Depression Assessment', 1), pack_version: version })
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().data.fields)).toEqual(['pack_version'])
  },
)
