import { expect, test } from 'vitest'
import { findFaults } from './find-faults.ts'
import { ASSESSMENT_NAMES, type Instrument } from './instrument.ts'
import { INSTRUMENTS, instrumentsWith } from './instruments.ts'

const depression = INSTRUMENTS['Depression Assessment']
const stress = INSTRUMENTS['Perceived Stress Assessment']
const anxiety = INSTRUMENTS['Anxiety Assessment']
const ownAnxiety: Instrument = instrumentsWith('own')['Anxiety Assessment']
const own: Instrument[] = [depression, stress, anxiety, ownAnxiety]
const all: readonly Instrument[] = [...Object.values(INSTRUMENTS), ownAnxiety]

test('API-10 there is one instrument for each name', () => {
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
  for (const { licence } of [depression, stress, ownAnxiety]) {
    expect(licence).toBe('own wording, for self-reflection, not a validated translation or a diagnosis.')
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
  for (const { cutoffSource } of own) expect(cutoffSource).toContain('tested on this wording')
})

const NOTICE =
  'Developed by Drs Robert L. Spitzer, Janet B.W. Williams, Kurt Kroenke and colleagues, with an educational grant from Pfizer Inc. No permission required to reproduce, translate, display or distribute.'

test.each([
  [
    'PHQ-9',
    'Over the last 2 weeks, how often have you been bothered by any of the following problems?',
    [
      'Little interest or pleasure in doing things',
      'Feeling down, depressed, or hopeless',
      'Trouble falling or staying asleep, or sleeping too much',
      'Feeling tired or having little energy',
      'Poor appetite or overeating',
      'Feeling bad about yourself — or that you are a failure or have let yourself or your family down',
      'Trouble concentrating on things, such as reading the newspaper or watching television',
      'Moving or speaking so slowly that other people could have noticed? Or the opposite — being so fidgety or restless that you have been moving around a lot more than usual',
      'Thoughts that you would be better off dead or of hurting yourself in some way',
    ],
  ],
  [
    'GAD-7',
    'Over the last 2 weeks, how often have you been bothered by the following problems?',
    [
      'Feeling nervous, anxious, or on edge',
      'Not being able to stop or control worrying',
      'Worrying too much about different things',
      'Trouble relaxing',
      'Being so restless that it is hard to sit still',
      'Becoming easily annoyed or irritable',
      'Feeling afraid as if something awful might happen',
    ],
  ],
] as const)('D53 the %s stands as published, with its notice', (name, stem, prompts) => {
  const pack: Instrument = INSTRUMENTS[name]
  expect(pack.licence).toBe(NOTICE)
  expect(pack.stem).toBe(stem)
  expect(pack.items.map(({ prompt }) => prompt)).toEqual(prompts)
  for (const { options } of pack.items) {
    expect(options).toEqual([
      { label: 'Not at all', points: 0 },
      { label: 'Several days', points: 1 },
      { label: 'More than half the days', points: 2 },
      { label: 'Nearly every day', points: 3 },
    ])
  }
  expect(pack.functionalQuestion).toEqual({
    prompt:
      'If you checked off any problems, how difficult have these problems made it for you to do your work, take care of things at home, or get along with other people?',
    options: ['Not difficult at all', 'Somewhat difficult', 'Very difficult', 'Extremely difficult'],
  })
  expect(pack.translationStatus).toBe('official')
})

test('D54 a reliable change is known of PHQ-9 and GAD-7 alone, each with its source', () => {
  const known = all.filter(({ reliableChange }) => reliableChange !== null)
  expect(known.map(({ id, reliableChange }) => [id, reliableChange?.points])).toEqual([
    ['phq-9', 6],
    ['gad-7', 4],
  ])
  for (const { reliableChange } of known) expect(reliableChange?.source).toContain('NHS Talking Therapies')
})

test('D53 the anxiety list in our own words has as many questions and answers, and the same levels, but no word of the other', () => {
  const { items, bands, version } = ownAnxiety
  expect(items.map(({ options }) => options.map(({ points }) => points))).toEqual(
    anxiety.items.map(({ options }) => options.map(({ points }) => points)),
  )
  const limits = (of: Instrument['bands']) => of.map(({ level, from, to }) => [level, from, to])
  expect(limits(bands)).toEqual(limits(anxiety.bands))
  expect(version).not.toBe(anxiety.version)
  const words = JSON.stringify(ownAnxiety).toLowerCase()
  const theirs = [
    ...anxiety.items.map(({ prompt }) => prompt).filter((prompt) => prompt.includes(' ')),
    ...(anxiety.items[0]?.options ?? []).map(({ label }) => label),
  ]
  for (const text of theirs) expect(words, text).not.toContain(text.toLowerCase())
  expect(instrumentsWith('specified')).toBe(INSTRUMENTS)
  expect(findFaults(ownAnxiety)).toEqual([])
})
