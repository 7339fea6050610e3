import { expect, test } from 'vitest'
import { type Urgencies, urgencyOf } from './assessment-controller.tsx'

const URGENCIES: Urgencies = { 8: ['none', 'today', 'now'], 2: ['none', 'today'] }

test.each([
  [[0, 0, 0, 0, 0, 0, 0, 0, null], 'none'],
  [[0, 0, 0, 0, 0, 0, 0, 0, 1], 'today'],
  [[0, 0, 1, 0, 0, 0, 0, 0, 2], 'now'],
  [[0, 0, 1, 0, 0, 0, 0, 0, 0], 'today'],
] as const)('ASM-12 of all answers the most urgent counts: %j is %s', (answers, urgency) => {
  expect(urgencyOf([...answers], URGENCIES)).toBe(urgency)
})

test('a question without an answer asks for nothing, whatever its first answer would', () => {
  expect(urgencyOf([null, 0], { 0: ['now', 'none'] })).toBe('none')
})
