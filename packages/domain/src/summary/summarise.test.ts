import { expect, test } from 'vitest'
import { type SummaryChoice, summarise } from './summarise.ts'

const stress = 'Perceived Stress Assessment'
const result = (total: number, takenAt: string) =>
  ({
    assessmentName: stress,
    total,
    maximum: 40,
    level: 'Moderate stress',
    safety: 'none',
    hasSafetyAnswer: false,
    safetyAnswers: [],
    functionalAnswer: null,
    takenAt: new Date(takenAt),
  }) as const

const kept = {
  results: [result(15, '2026-11-10T10:00:00Z'), result(24, '2026-09-01T10:00:00Z')],
  moods: [
    { day: '2026-11-10', moodType: 'GOOD', note: '' },
    { day: '2026-10-31', moodType: 'BAD', note: 'Slept four hours.' },
    { day: '2026-10-02', moodType: 'BAD', note: '' },
    { day: '2026-08-31', moodType: 'AWFUL', note: 'Before the period.' },
  ],
} as const

const choice: SummaryChoice = {
  from: '2026-09-01',
  to: '2026-11-21',
  assessments: [],
  changes: false,
  moods: false,
  days: false,
  notes: false,
}
const show = (parts: Partial<SummaryChoice>) => summarise(kept, { ...choice, ...parts }, 'Asia/Kolkata')

test('what was not chosen is not in the summary at all', () => {
  expect(show({})).toEqual({ assessments: [] })
  expect(
    JSON.stringify(show({ assessments: [stress], changes: true, moods: true, days: true })),
  ).not.toContain('Slept')
})

test('results stand oldest first, and their change is from the first to the last', () => {
  const { assessments } = show({ assessments: [stress], changes: true })
  expect(assessments[0]?.results.map(({ total }) => total)).toEqual([24, 15])
  expect(assessments[0]?.change?.points).toBe(-9)
  expect(show({ assessments: [stress] }).assessments[0]).not.toHaveProperty('change')
})

test('one result alone has no direction, and an assessment without one is shown without one', () => {
  const [one] = show({ assessments: [stress], changes: true, from: '2026-11-01' }).assessments
  expect(one?.results).toHaveLength(1)
  expect(one).not.toHaveProperty('change')
  const [none] = show({ assessments: ['Anxiety Assessment'], changes: true }).assessments
  expect(none).toEqual({ assessmentName: 'Anxiety Assessment', results: [] })
})

test('D17 a result belongs to the day that it was where the member is', () => {
  const late = { ...kept, results: [result(9, '2026-11-21T18:29:59Z'), result(8, '2026-11-21T18:30:00Z')] }
  const shown = summarise(late, { ...choice, assessments: [stress] }, 'Asia/Kolkata')
  expect(shown.assessments[0]?.results.map(({ total }) => total)).toEqual([9])
})

test('moods are counted month by month, of all days of the period', () => {
  expect(show({ moods: true }).moods).toEqual({
    months: [
      { month: '2026-10', days: 2, counts: { AWFUL: 0, BAD: 2, OKAY: 0, GOOD: 0, GREAT: 0 } },
      { month: '2026-11', days: 1, counts: { AWFUL: 0, BAD: 0, OKAY: 0, GOOD: 1, GREAT: 0 } },
    ],
    days: 3,
    ofDays: 82,
  })
  expect(show({ moods: true, from: '2026-12-01', to: '2026-11-01' }).moods).toEqual({
    months: [],
    days: 0,
    ofDays: 0,
  })
})

test('notes alone show the days that have one; days alone show none', () => {
  expect(show({ notes: true }).days).toEqual([
    { day: '2026-10-31', moodType: 'BAD', note: 'Slept four hours.' },
  ])
  expect(show({ days: true }).days).toEqual([
    { day: '2026-10-02', moodType: 'BAD' },
    { day: '2026-10-31', moodType: 'BAD' },
    { day: '2026-11-10', moodType: 'GOOD' },
  ])
  expect(show({ days: true, notes: true }).days?.map(({ note }) => note)).toEqual([
    undefined,
    'Slept four hours.',
    undefined,
  ])
})
