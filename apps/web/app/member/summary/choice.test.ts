import { expect, test } from 'vitest'
import { type Choice, chosenAssessments, firstChoice, ITEMS, periodFaults } from './choice.ts'

const choice = (parts: Partial<Choice>): Choice => ({ ...firstChoice('2026-11-21'), ...parts })

test('a summary begins with ninety days, and notes are never ticked beforehand', () => {
  const { from, to, items } = firstChoice('2026-11-21')
  expect([from, to]).toEqual(['2026-08-24', '2026-11-21'])
  expect(ITEMS.map(({ name }) => name).filter((name) => !items.has(name))).toEqual(['days', 'notes'])
})

test('the assessments keep the order of the page, however they were ticked', () => {
  expect(chosenAssessments(choice({ items: new Set(['stress', 'depression', 'notes']) }))).toEqual([
    'Depression Assessment',
    'Perceived Stress Assessment',
  ])
})

test.each([
  ['2026-11-21', '2026-11-21', {}],
  ['2026-11-22', '2026-11-21', { to: 'Choose a day on or after the first.' }],
  ['', '2026-11-21', { from: 'Choose the first day.' }],
  ['2026-11-21', '', { to: 'Choose the last day.' }],
])('a period from %j to %j: %j', (from, to, faults) => {
  expect(periodFaults(choice({ from, to }))).toEqual(faults)
})
