import { expect, test } from 'vitest'
import {
  chosenAssessments,
  defaultOptions,
  ITEMS,
  periodFaults,
  type SummaryOptions,
} from './summary-options.ts'

const options = (parts: Partial<SummaryOptions>): SummaryOptions => ({
  ...defaultOptions('2026-11-21'),
  ...parts,
})

test('a summary begins with ninety days, and notes are never ticked beforehand', () => {
  const { from, to, items } = defaultOptions('2026-11-21')
  expect([from, to]).toEqual(['2026-08-24', '2026-11-21'])
  expect(ITEMS.map(({ name }) => name).filter((name) => !items.has(name))).toEqual(['days', 'notes'])
})

test('the assessments keep the order of the page, however they were ticked', () => {
  expect(chosenAssessments(options({ items: new Set(['stress', 'depression', 'notes']) }))).toEqual([
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
  expect(periodFaults(options({ from, to }))).toEqual(faults)
})
