import type { KeptAssessment } from '@pulli/contracts/assessment.ts'
import type { AssessmentName } from '@pulli/domain/assessment/instrument.ts'
import { expect, test } from 'vitest'
import { dayWords } from '#member/day/day-words.ts'
import { NO_SCORES, scoresOf } from './scores.ts'

const NO_SAFETY: KeptAssessment['safety'] = { level: 'none', hasAnswer: false }

const result = (name: AssessmentName, totalScore: number, safety = NO_SAFETY) => ({
  id: `${name} ${totalScore}`,
  assessment_name: name,
  totalScore,
  assessmentMaxScore: 40,
  level: '',
  safety,
  safetyAnswers: [],
  functionalAnswer: null,
  pack: { id: 'p', version: '1' },
  takenAt: '2026-11-01T10:00:00Z',
})

test('STA-06, STA-07, D28 the scores are null at first, and keyed by one word for each assessment', () => {
  expect(NO_SCORES).toEqual({ depression: null, anxiety: null, stress: null, phq9: null, gad7: null })
  const [newer, older] = [
    result('Perceived Stress Assessment', 12),
    result('Perceived Stress Assessment', 30),
  ]
  expect(scoresOf([newer, result('Anxiety Assessment', 5), older])).toEqual({
    depression: null,
    anxiety: [result('Anxiety Assessment', 5)],
    stress: [newer, older],
    phq9: null,
    gad7: null,
  })
})

test("a day is the member's own, with its year where it is another", () => {
  const now = new Date('2026-11-21T10:00:00Z')
  expect(dayWords(new Date('2026-06-05T20:00:00Z'), now, 'Asia/Kolkata')).toBe('6 June')
  expect(dayWords(new Date('2026-06-05T20:00:00Z'), now, 'America/New_York')).toBe('5 June')
  expect(dayWords(new Date('2025-06-05T10:00:00Z'), now, 'Asia/Kolkata')).toBe('5 June 2025')
})
