import { expect, test } from 'vitest'
import { INSTRUMENTS } from './instruments.ts'
import { safetyAnswersOf } from './safety-answers.ts'

const pack = INSTRUMENTS['PHQ-9']
const storedWith = { packId: 'phq-9', packVersion: pack.version }

test.each([
  [0, []],
  [1, ['Several days']],
  [2, ['More than half the days']],
  [3, ['Nearly every day']],
] as const)('finding: item 9 of the PHQ-9 answered with %i is given in its words: %j', (answer, words) => {
  const found = safetyAnswersOf(pack, [3, 3, 3, 3, 3, 3, 3, 3, answer], storedWith)
  expect(found.map((one) => one.answer)).toEqual(words)
  for (const { question } of found)
    expect(question).toBe('Thoughts that you would be better off dead or of hurting yourself in some way')
})

test('an answer that is missing, or to other words than those of the pack, is not put into words', () => {
  expect(safetyAnswersOf(pack, [0], storedWith)).toEqual([])
  expect(safetyAnswersOf(pack, Array(9).fill(null), storedWith)).toEqual([])
  const answers = Array(9).fill(3)
  expect(safetyAnswersOf(pack, answers, { packId: 'phq-9', packVersion: '0' })).toEqual([])
  expect(safetyAnswersOf(pack, answers, { packId: 'phq', packVersion: pack.version })).toEqual([])
})
