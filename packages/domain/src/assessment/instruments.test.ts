import { expect, test } from 'vitest'
import { ASSESSMENT_NAMES, type Instrument } from './instrument.ts'
import { INSTRUMENTS } from './instruments.ts'

const depression = INSTRUMENTS['Depression Assessment']
const stress = INSTRUMENTS['Perceived Stress Assessment']
const anxiety = INSTRUMENTS['Anxiety Assessment']
const all: Instrument[] = [depression, stress, anxiety]

test('API-10 there is one instrument for each of the three names', () => {
  expect(Object.entries(INSTRUMENTS).map(([name, pack]) => [name, pack.assessmentName])).toEqual(
    ASSESSMENT_NAMES.map((name) => [name, name]),
  )
})

test('DEP-01, DEP-02: 21 questions of four statements, from 0 to 3, in the order of the topics', () => {
  expect(depression.items.map(({ id }) => id)).toEqual([
    'sadness',
    'pessimism',
    'sense-of-failure',
    'loss-of-enjoyment',
    'guilt',
    'expecting-punishment',
    'disappointment-in-oneself',
    'self-blame',
    'ending-ones-life',
    'crying',
    'irritability',
    'interest-in-people',
    'making-decisions',
    'looks',
    'getting-work-done',
    'sleep',
    'tiredness',
    'appetite',
    'weight',
    'worry-about-health',
    'interest-in-sex',
  ])
  for (const { options } of depression.items)
    expect(options.map(({ points }) => points)).toEqual([0, 1, 2, 3])
})

test('STR-01, STR-02, STR-03: ten questions on the last month, on the five-point scale', () => {
  expect(stress.items).toHaveLength(10)
  expect(stress.recallWindow).toBe('last month')
  for (const { prompt, options } of stress.items) {
    expect(prompt).toMatch(/^In the last month, how often have you .+\?$/)
    expect(options.map(({ label }) => label.toLowerCase())).toEqual([
      'never',
      'almost never',
      'sometimes',
      'fairly often',
      'very often',
    ])
  }
})

test('ANX-02, ANX-03, ANX-04: the symptoms and the columns are those of the specification', () => {
  expect(anxiety.items.map(({ prompt }) => prompt.toLowerCase())).toEqual([
    'numbness or tingling',
    'feeling hot',
    'wobbliness in legs',
    'unable to relax',
    'fear of worst happening',
    'dizzy or lightheaded',
    'heart pounding or racing',
    'unsteady',
    'terrified or afraid',
    'nervous',
    'feeling of choking',
    'hands trembling',
    'shaky or unsteady',
    'fear of losing control',
    'difficulty in breathing',
    'fear of dying',
    'scared',
    'indigestion',
    'faint or lightheaded',
    'face flushed',
    'hot or cold sweats',
  ])
  for (const { options } of anxiety.items) {
    expect(options).toEqual([
      { label: 'Not at all', points: 0 },
      { label: "Mildly, but it didn't bother me much", points: 1 },
      { label: "Moderately - it wasn't pleasant at times", points: 2 },
      { label: 'Severely - it bothered me a lot', points: 3 },
    ])
  }
})

test('our own wording is declared as such', () => {
  for (const { licence } of [depression, stress]) {
    expect(licence).toBe('own wording, for self-reflection, not a validated translation or a diagnosis')
  }
  expect(anxiety.licence).not.toContain('own wording')
  expect(anxiety.licence).toMatch(/licence not settled.*not a diagnosis/)
  for (const { source, minimumAge } of all) {
    expect(source).not.toBe('')
    expect(minimumAge).toBe(18)
  }
})

const safetyWords = all.flatMap(({ safetyAdvice }) => Object.values(safetyAdvice ?? {}))
const bands = all.flatMap((instrument) => instrument.bands)

const advices = bands
  .flatMap(({ advice, steps = [] }) => [advice, ...steps.map((step) => step.advice)])
  .concat(safetyWords.map(({ advice }) => advice))

test('advice is two or three sentences', () => {
  for (const advice of advices) {
    const sentences = advice.split(/[.?](?:\s|$)/).filter(Boolean)
    expect([2, 3], advice).toContain(sentences.length)
  }
})

test('no result says what somebody is or has, shouts, or praises', () => {
  const headlines = [...bands, ...bands.flatMap(({ steps = [] }) => steps), ...safetyWords].map(
    ({ headline }) => headline,
  )
  for (const text of [...headlines, ...advices]) {
    expect(text).not.toMatch(/!|\byou (are|have) (depress|anxious|ill|sick|severe|moderate)|cure|journey/i)
  }
})

test('D25 item 9 names no method and no place', () => {
  const item = depression.items[8]
  const words = [item?.prompt, ...(item?.options ?? []).map(({ label }) => label)].join(' ')
  expect(words).not.toMatch(
    /kill|suicid|hang|jump|drug|pill|poison|rope|bridge|roof|train|knife|method|plan/i,
  )
})

test('D53 each questionnaire says that its limits were not tested on this wording', () => {
  for (const { cutoffSource } of all) expect(cutoffSource).toContain('tested on this wording')
})
