import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AssessmentName, Instrument } from './instrument.ts'
import { INSTRUMENTS } from './instruments.ts'
import type { Responses } from './responses.ts'
import { bandFor, scoreAssessment, wordsFor } from './score-assessment.ts'
import { maximumOf } from './totals.ts'

const all = Object.values(INSTRUMENTS)
const depression = INSTRUMENTS['Depression Assessment']
const stress = INSTRUMENTS['Perceived Stress Assessment']
const anxiety = INSTRUMENTS['Anxiety Assessment']

/** Answers that add up to a total: each item takes as many points as are left and it has. */
function answersFor({ items }: Instrument, total: number): number[] {
  let left = total
  return items.map(({ options }) => {
    const points = Math.min(left, Math.max(...options.map((option) => option.points)))
    left -= points
    return options.findIndex((option) => option.points === points)
  })
}

function scoredFor(instrument: Instrument, responses: Responses) {
  const scoring = scoreAssessment(instrument, responses)
  return scoring.status === 'scored' ? scoring : expect.fail('incomplete')
}

test.each<[string, AssessmentName, number, string]>([
  ['LIM-03', 'Depression Assessment', 0, 'Normal ups and downs'],
  ['LIM-03', 'Depression Assessment', 10, 'Normal ups and downs'],
  ['LIM-03', 'Depression Assessment', 11, 'Mild mood disturbance'],
  ['LIM-03', 'Depression Assessment', 16, 'Mild mood disturbance'],
  ['LIM-03', 'Depression Assessment', 17, 'Borderline clinical depression'],
  ['LIM-03', 'Depression Assessment', 20, 'Borderline clinical depression'],
  ['LIM-03', 'Depression Assessment', 21, 'Moderate depression'],
  ['LIM-03', 'Depression Assessment', 30, 'Moderate depression'],
  ['LIM-03', 'Depression Assessment', 31, 'Severe depression'],
  ['LIM-03', 'Depression Assessment', 40, 'Severe depression'],
  ['LIM-03', 'Depression Assessment', 41, 'Extreme depression'],
  ['LIM-03', 'Depression Assessment', 63, 'Extreme depression'],
  ['LIM-04', 'Perceived Stress Assessment', 0, 'Low stress'],
  ['LIM-04', 'Perceived Stress Assessment', 13, 'Low stress'],
  ['LIM-04', 'Perceived Stress Assessment', 14, 'Moderate stress'],
  ['LIM-04', 'Perceived Stress Assessment', 26, 'Moderate stress'],
  ['LIM-04', 'Perceived Stress Assessment', 27, 'High perceived stress'],
  ['LIM-04', 'Perceived Stress Assessment', 40, 'High perceived stress'],
  ['LIM-05', 'Anxiety Assessment', 0, 'Low anxiety'],
  ['LIM-05', 'Anxiety Assessment', 21, 'Low anxiety'],
  ['LIM-05', 'Anxiety Assessment', 22, 'Moderate anxiety'],
  ['LIM-05', 'Anxiety Assessment', 35, 'Moderate anxiety'],
  ['LIM-05', 'Anxiety Assessment', 36, 'Potentially concerning levels of anxiety'],
  ['LIM-05', 'Anxiety Assessment', 63, 'Potentially concerning levels of anxiety'],
  ['D53', 'PHQ-9', 0, 'Minimal depression'],
  ['D53', 'PHQ-9', 4, 'Minimal depression'],
  ['D53', 'PHQ-9', 5, 'Mild depression'],
  ['D53', 'PHQ-9', 9, 'Mild depression'],
  ['D53', 'PHQ-9', 10, 'Moderate depression'],
  ['D53', 'PHQ-9', 14, 'Moderate depression'],
  ['D53', 'PHQ-9', 15, 'Moderately severe depression'],
  ['D53', 'PHQ-9', 19, 'Moderately severe depression'],
  ['D53', 'PHQ-9', 20, 'Severe depression'],
  ['D53', 'PHQ-9', 27, 'Severe depression'],
  ['D53', 'GAD-7', 4, 'Minimal anxiety'],
  ['D53', 'GAD-7', 5, 'Mild anxiety'],
  ['D53', 'GAD-7', 9, 'Mild anxiety'],
  ['D53', 'GAD-7', 10, 'Moderate anxiety'],
  ['D53', 'GAD-7', 14, 'Moderate anxiety'],
  ['D53', 'GAD-7', 15, 'Severe anxiety'],
  ['D53', 'GAD-7', 21, 'Severe anxiety'],
])('%s, RES-08: a total of the %s of %i is called %s', (_, name, total, level) => {
  const scoring = scoredFor(INSTRUMENTS[name], answersFor(INSTRUMENTS[name], total))
  expect(scoring).toMatchObject({ total, level })
})

test.each(all.map((instrument) => [instrument.assessmentName, instrument] as const))(
  'every total of the %s can be reached, and has one band',
  (_, instrument) => {
    const maximum = maximumOf(instrument.items)
    for (let total = 0; total <= maximum; total++) {
      const scoring = scoredFor(instrument, answersFor(instrument, total))
      expect(scoring).toMatchObject({ total, maximum })
      expect(instrument.bands.filter(({ from, to }) => from <= total && total <= to)).toHaveLength(1)
    }
    expect(() => bandFor(instrument.bands, maximum + 1)).toThrow(
      new RangeError(`no band holds ${maximum + 1}`),
    )
    expect(() => bandFor(instrument.bands, -1)).toThrow(RangeError)
  },
)

test('RES-03 the highest totals are 63, 40 and 63', () => {
  expect([depression, stress, anxiety].map(({ items }) => maximumOf(items))).toEqual([63, 40, 63])
})

test('STR-02 on the questions 4, 5, 7 and 8 of the stress form the points are 4 − answerIndex', () => {
  const pointsOf = (n: number) => stress.items[n]?.options.map(({ points }) => points)
  for (let n = 0; n < 10; n++) {
    expect(pointsOf(n)).toEqual([4, 5, 7, 8].includes(n + 1) ? [4, 3, 2, 1, 0] : [0, 1, 2, 3, 4])
  }
  expect(scoredFor(stress, Array(10).fill(0)).total).toBe(16)
  expect(scoredFor(stress, Array(10).fill(4)).total).toBe(24)
})

test('the advice on anxiety follows the stricter table: from 16 to talk, from 26 soon', () => {
  const adviceAt = (total: number) => wordsFor(bandFor(anxiety.bands, total), total).advice
  for (const total of [0, 15]) expect(adviceAt(total)).not.toMatch(/talk to someone/i)
  for (const total of [16, 21, 22, 25]) expect(adviceAt(total)).toMatch(/Talk to someone about it/)
  for (const total of [26, 35, 36, 63]) expect(adviceAt(total)).toMatch(/Talk to someone soon/)
})

test('the manual calls 8 mild, 16 moderate and 26 severe: from 8 nothing says that the body was quiet', () => {
  const { bands } = anxiety as Instrument
  for (let total = 0; total <= 63; total++) {
    const { headline, advice } = wordsFor(bandFor(bands, total), total)
    expect(`${headline} ${advice}`.includes('quiet'), String(total)).toBe(total < 8)
    if (total >= 16) expect(headline).not.toMatch(/quiet|low anxiety|at times/i)
  }
  expect(wordsFor(bandFor(bands, 21), 21).advice).toContain('called low here')
  expect(wordsFor(bandFor(bands, 35), 35).advice).toContain('called moderate here')
})

test('D52 an answer that asks for help replaces headline and advice at every total; total and level stay', () => {
  const advices = Object.values(depression.safetyAdvice ?? {}).map(({ advice }) => advice)
  for (const answer of [1, 2, 3]) {
    for (let others = 0; others <= 3; others++) {
      const responses = depression.items.map((_, n) => (n === 8 ? answer : others))
      const { total, level, advice, hasSafetyAnswer } = scoredFor(depression, responses)
      expect(total).toBe(20 * others + answer)
      expect(level).toBe(bandFor(depression.bands, total).level)
      expect(advices).toContain(advice)
      expect(hasSafetyAnswer).toBe(true)
    }
  }
})

test.each([35, 50])(
  'RES-03 a total of %i keeps its own advice: the answer overrides, not the total',
  (total) => {
    // Items before the ninth take their points first: it is answered with 0.
    const points = answersFor({ ...depression, items: depression.items.toSpliced(8, 1) }, total)
    const scored = scoredFor(depression, points.toSpliced(8, 0, 0))
    expect(scored).toMatchObject({ total, hasSafetyAnswer: false, ...bandWords(total) })
  },
)

const bandWords = (total: number) => {
  const { headline, advice } = wordsFor(bandFor(depression.bands, total), total)
  return { headline, advice }
}

const sitting = fc
  .constantFrom(...all)
  .chain((instrument) =>
    fc.tuple(
      fc.constant(instrument),
      fc.tuple(...instrument.items.map(({ options }) => fc.nat(options.length - 1))),
    ),
  )

test('RES-09 for any answers, the total is the sum of the points and within its band', () => {
  fc.assert(
    fc.property(sitting, ([instrument, answers]) => {
      const { total, level } = scoredFor(instrument, answers)
      const points = answers.map((answer, n) => instrument.items[n]?.options[answer]?.points ?? Number.NaN)
      expect(total).toBe(points.reduce((sum, value) => sum + value, 0))
      const band = bandFor(instrument.bands, total)
      expect(band.level).toBe(level)
    }),
  )
})

test('DEP-05, STR-04: a missing or invalid answer leaves no score', () => {
  const noAnswer = fc.constantFrom(null, -1, 4.5, 5, 99, Number.NaN)
  fc.assert(
    fc.property(sitting, fc.nat(), noAnswer, ([instrument, answers], place, answer) => {
      const changed: (number | null)[] = [...answers]
      changed[place % answers.length] = answer
      expect(scoreAssessment(instrument, changed)).toEqual({ status: 'incomplete' })
    }),
  )
})

test('one answer too many or too few leaves no score', () => {
  expect(scoreAssessment(depression, Array(20).fill(0))).toEqual({ status: 'incomplete' })
  expect(scoreAssessment(depression, Array(22).fill(0))).toEqual({ status: 'incomplete' })
  expect(scoreAssessment(depression, [])).toEqual({ status: 'incomplete' })
})
