import { expect, test } from 'vitest'
import { answerIndexOf } from './answer-index.ts'
import { INSTRUMENTS, instrumentsWith } from './instruments.ts'

const told = (answer: string | number | null) =>
  answerIndexOf('Anxiety Assessment', { answerIndex: null, answer })

test('ANX-05, finding api seed client: an anxiety answer without its place is told by the text or the number of its column', () => {
  for (const { items } of [INSTRUMENTS, instrumentsWith('own')].map((all) => all['Anxiety Assessment'])) {
    // One set of columns for all questions.
    for (const { options } of items) expect(options.map(({ label }) => told(label))).toEqual([0, 1, 2, 3])
  }
  expect([told(0), told(3), told('2')]).toEqual([0, 3, 2])
  expect(told(' severely – it bothered me a lot')).toBe(3)
  expect(told('Mildly, but it didn’t bother me much')).toBe(1)
})

test('what is no column is no answer', () => {
  for (const answer of [null, -1, 1.5, 10, 'Sometimes', '', '__proto__']) expect(told(answer)).toBeUndefined()
})

test('DEP-05, STR-04: in the other assessments the place alone counts', () => {
  for (const { assessmentName, items } of Object.values(INSTRUMENTS)) {
    if (assessmentName === 'Anxiety Assessment') continue
    for (const answer of [0, items[0]?.options[0]?.label ?? ''])
      expect(answerIndexOf(assessmentName, { answerIndex: null, answer })).toBeUndefined()
  }
})

test('the place counts, whatever the answer says', () => {
  expect(answerIndexOf('Anxiety Assessment', { answerIndex: 2, answer: 'Not at all' })).toBe(2)
})
