import { expect, test } from 'vitest'
import {
  assessmentOf,
  assessmentsOf,
  choiceOf,
  daysOf,
  purposesOf,
  SUMMARY_ITEMS,
  type SummaryItem,
} from './summary-items.ts'

const of = (...items: SummaryItem[]) => new Set(items)

test('the assessments keep the order of the page, however they were chosen', () => {
  expect(assessmentsOf(of('stress', 'notes', 'depression'))).toEqual([
    'Depression Assessment',
    'Perceived Stress Assessment',
  ])
  expect(assessmentsOf(of('name', 'changes', 'moods'))).toEqual([])
})

test('five of the items are questionnaires', () => {
  expect(SUMMARY_ITEMS.filter((item) => assessmentOf(item) !== undefined)).toEqual([
    'depression',
    'anxiety',
    'stress',
    'phq9',
    'gad7',
  ])
})

test('what was not chosen is left out of what is summarised', () => {
  const period = { from: '2026-09-01', to: '2026-11-21' }
  expect(choiceOf(of('phq9', 'moods'), period)).toEqual({
    ...period,
    assessments: ['PHQ-9'],
    changes: false,
    moods: true,
    days: false,
    notes: false,
  })
  expect(choiceOf(of('changes', 'days', 'notes'), period)).toEqual({
    ...period,
    assessments: [],
    changes: true,
    moods: false,
    days: true,
    notes: true,
  })
})

test.each<[SummaryItem[], string[]]>([
  [[], []],
  [['name', 'changes'], []],
  [['gad7'], ['assessments']],
  [['moods'], ['moods']],
  [['days'], ['moods']],
  [['notes'], ['moods']],
  [
    ['notes', 'depression', 'name'],
    ['assessments', 'moods'],
  ],
])('D55 of %j the consents are %j', (items, purposes) => {
  expect(purposesOf(new Set(items))).toEqual(purposes)
})

test('a period counts both its ends', () => {
  expect(daysOf({ from: '2026-11-21', to: '2026-11-21' })).toBe(1)
  expect(daysOf({ from: '2026-11-01', to: '2026-11-30' })).toBe(30)
})
