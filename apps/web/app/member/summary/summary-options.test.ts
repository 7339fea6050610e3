import { expect, test } from 'vitest'
import { defaultOptions, ITEMS, periodFaults, type SummaryOptions } from './summary-options.ts'

const options = (parts: Partial<SummaryOptions>): SummaryOptions => ({
  ...defaultOptions('2026-11-21', new Set()),
  ...parts,
})

test('a summary begins with ninety days, and notes are never ticked beforehand', () => {
  const { from, to, items } = defaultOptions('2026-11-21', new Set(['PHQ-9', 'GAD-7']))
  expect([from, to]).toEqual(['2026-08-24', '2026-11-21'])
  expect(ITEMS.map(({ name }) => name).filter((name) => !items.has(name))).toEqual(['days', 'notes'])
})

test('D53 of PHQ-9 and GAD-7 what was never taken is not ticked beforehand', () => {
  const { items } = defaultOptions('2026-11-21', new Set(['GAD-7']))
  expect([items.has('phq9'), items.has('gad7'), items.has('stress')]).toEqual([false, true, true])
})

test.each([
  ['2026-11-21', '2026-11-21', {}],
  ['2026-11-22', '2026-11-21', { to: 'Choose a day on or after the first.' }],
  ['', '2026-11-21', { from: 'Choose the first day.' }],
  ['2026-11-21', '', { to: 'Choose the last day.' }],
])('a period from %j to %j: %j', (from, to, faults) => {
  expect(periodFaults(options({ from, to }))).toEqual(faults)
})
