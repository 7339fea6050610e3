import { expect, test } from 'vitest'
import { SAFETY, type Safety } from '#assessment/instrument.ts'
import type { SummaryResult } from './summarise.ts'
import { urgentResults } from './urgent-results.ts'

const resultOf = (safety: Safety, hasSafetyAnswer: boolean, day: number): SummaryResult => ({
  assessmentName: 'PHQ-9',
  total: 1,
  maximum: 27,
  level: 'Minimal depression',
  safety,
  hasSafetyAnswer,
  safetyAnswers: [],
  functionalAnswer: null,
  takenAt: new Date(Date.UTC(2026, 10, day)),
})

/** Every result there is: an answer asks for help only where the result does. */
const RESULTS = SAFETY.flatMap((safety) =>
  safety === 'none' ? [resultOf(safety, false, 1)] : [resultOf(safety, false, 2), resultOf(safety, true, 3)],
)

test('finding: for all results of two questionnaires, those with an urgent answer stand on top, the newest first', () => {
  for (const first of RESULTS)
    for (const second of RESULTS) {
      const later = { ...second, assessmentName: 'Depression Assessment', takenAt: new Date() } as const
      const urgent = urgentResults({
        assessments: [
          { assessmentName: 'PHQ-9', results: [first] },
          { assessmentName: 'Depression Assessment', results: [later] },
        ],
      })
      expect(urgent).toEqual([later, first].filter(({ hasSafetyAnswer }) => hasSafetyAnswer))
    }
})

test('a summary without results has none', () => {
  expect(urgentResults({ assessments: [{ assessmentName: 'PHQ-9', results: [] }] })).toEqual([])
})
