import { expect, test } from 'vitest'
import { INSTRUMENTS } from './instruments.ts'
import { offerHelp } from './offer-help.ts'
import { type Responses, scoreAssessment } from './score-assessment.ts'

const depression = INSTRUMENTS['Depression Assessment']
const ITEM_9 = 8

function depressionWith(answer: number | null, others: number | null = 0): Responses {
  return depression.items.map((_, n) => (n === ITEM_9 ? answer : others))
}

test.each([
  [0, 'none'],
  [1, 'today'],
  [2, 'now'],
  [3, 'now'],
  [null, 'none'],
] as const)('ASM-12 item 9 answered with %s asks for help before anything else: %s', (answer, urgency) => {
  expect(offerHelp(depression, depressionWith(answer)).beforeResult).toBe(urgency)
})

test('NC-16 an answer that signals danger counts although other questions are unanswered', () => {
  expect(offerHelp(depression, depressionWith(2, null))).toEqual({ beforeResult: 'now', besideScore: false })
  expect(offerHelp(depression, [])).toEqual({ beforeResult: 'none', besideScore: false })
})

test.each([
  [30, false],
  [31, true],
  [63, true],
])('RES-10 a depression total of %i shows help beside the score: %s', (total, besideScore) => {
  expect(offerHelp(depression, depressionWith(0), total).besideScore).toBe(besideScore)
})

test('D25 the highest totals without item 9 raise nothing before the score', () => {
  const responses = depressionWith(0, 3)
  const scoring = scoreAssessment(depression, responses)
  expect(scoring).toMatchObject({ total: 60 })
  expect(offerHelp(depression, responses, 60)).toEqual({ beforeResult: 'none', besideScore: true })
})

test.each(['Anxiety Assessment', 'Perceived Stress Assessment'] as const)(
  'the %s has no safety item',
  (name) => {
    const highest = INSTRUMENTS[name].items.map(({ options }) => options.length - 1)
    expect(offerHelp(INSTRUMENTS[name], highest, 63)).toEqual({ beforeResult: 'none', besideScore: false })
  },
)
