import { expect, test } from 'vitest'
import { INSTRUMENTS } from './instruments.ts'
import type { Responses } from './responses.ts'
import {
  isCallTotal,
  mostUrgent,
  safetyOf,
  safetyOfAnswer,
  safetyOfAnswers,
  safetyOfTotal,
} from './safety-of.ts'
import { maximumOf } from './totals.ts'

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
  expect(safetyOf(depressionWith(answer), depression)).toBe(urgency)
  expect(safetyOfAnswers(depressionWith(answer), depression)).toBe(urgency)
  if (answer !== null) expect(safetyOfAnswer(depression, ITEM_9, answer)).toBe(urgency)
})

test('NC-16 an answer that signals danger counts although other questions are unanswered', () => {
  expect(safetyOf(depressionWith(2, null), depression)).toBe('now')
  expect(safetyOf([], depression)).toBe('none')
})

test.each([
  [30, 'none'],
  [31, 'today'],
  [40, 'today'],
  [41, 'now'],
  [63, 'now'],
])('RES-10 a depression total of %i asks for help: %s', (total, level) => {
  expect(safetyOfTotal(total, depression)).toBe(level)
})

test('D25 the highest totals without item 9 ask for help by the total alone', () => {
  expect(safetyOf(depressionWith(0, 3), depression)).toBe('now')
  expect(safetyOfAnswers(depressionWith(0, 3), depression)).toBe('none')
})

test('D52 of an answer and a total the more urgent counts', () => {
  expect(safetyOf(depressionWith(1, 2), depression)).toBe('now')
  expect(safetyOf(depressionWith(2, 0), depression)).toBe('now')
  expect(mostUrgent(['today', 'none'])).toBe('today')
  expect(mostUrgent([])).toBe('none')
})

test.each([
  [0, 'none'],
  [1, 'today'],
  [2, 'now'],
  [3, 'now'],
] as const)('D52 item 9 of the PHQ-9 answered with %i asks for help at any total: %s', (answer, urgency) => {
  const phq9 = INSTRUMENTS['PHQ-9']
  const answers = phq9.items.map((_, n) => (n === 8 ? answer : 0))
  expect(safetyOf(answers, phq9)).toBe(urgency)
  expect(safetyOfAnswer(phq9, 8, answer)).toBe(urgency)
})

test('from 20 points on a PHQ-9 asks for help by its total alone', () => {
  expect(safetyOfTotal(19, INSTRUMENTS['PHQ-9'])).toBe('none')
  expect(safetyOfTotal(20, INSTRUMENTS['PHQ-9'])).toBe('today')
})

test.each(['Anxiety Assessment', 'Perceived Stress Assessment', 'GAD-7'] as const)(
  'the %s has no safety item',
  (name) => {
    const highest = INSTRUMENTS[name].items.map(({ options }) => options.length - 1)
    expect(safetyOf(highest, INSTRUMENTS[name])).toBe('none')
  },
)

test.each([
  ['Depression Assessment', 31],
  ['Anxiety Assessment', 36],
  ['Perceived Stress Assessment', 27],
  ['PHQ-9', 20],
  ['GAD-7', 15],
] as const)(
  'D77 finding: from a total of the %s on, here %i, the numbers to call come first',
  (name, from) => {
    const totals = Array.from({ length: maximumOf(INSTRUMENTS[name].items) + 1 }, (_, total) => total)
    expect(totals.filter((total) => isCallTotal(total, INSTRUMENTS[name]))).toEqual(totals.slice(from))
  },
)

test('every safety item and total has its source', () => {
  for (const { safetyItems, safetyTotals, callFrom } of Object.values(INSTRUMENTS)) {
    for (const { source } of [...safetyItems, ...safetyTotals, callFrom])
      expect(source.length).toBeGreaterThan(20)
  }
})
