import { expect, test } from 'vitest'
import { dayWords } from '#member/day/day-words.ts'
import { type Band, courseOf, overallCourse } from './score-course.ts'
import { NO_SCORES, scoresOf } from './scores.ts'

const BANDS: Band[] = [
  { level: 'low', from: 0 },
  { level: 'moderate', from: 14 },
  { level: 'high', from: 27 },
]
const ALL = { depression: BANDS, anxiety: BANDS, stress: BANDS }

const result = (
  name: 'Depression Assessment' | 'Anxiety Assessment' | 'Perceived Stress Assessment',
  totalScore: number,
) => ({
  id: `${name} ${totalScore}`,
  assessment_name: name,
  totalScore,
  assessmentMaxScore: 40,
  level: '',
  pack: { id: 'p', version: '1' },
  takenAt: '2026-11-01T10:00:00Z',
})

test('STA-06, STA-07, D28 the scores are null at first, and keyed by one word for each assessment', () => {
  expect(NO_SCORES).toEqual({ depression: null, anxiety: null, stress: null })
  const [newer, older] = [
    result('Perceived Stress Assessment', 12),
    result('Perceived Stress Assessment', 30),
  ]
  expect(scoresOf([newer, result('Anxiety Assessment', 5), older])).toEqual({
    depression: null,
    anxiety: [result('Anxiety Assessment', 5)],
    stress: [newer, older],
  })
})

test.each([
  [[], 'none'],
  [[20], 'first'],
  [[13, 14], 'eased'],
  [[14, 26], 'steady'],
  [[27, 26], 'heavier'],
])('the course of %j, newest first, is %s', (totals, course) => {
  const results = totals.map((total) => result('Anxiety Assessment', total))
  expect(courseOf(results.length ? results : null, BANDS)).toBe(course)
})

test('what has become heavier is said before what has eased', () => {
  const scores = scoresOf([
    ...[5, 30].map((total) => result('Anxiety Assessment', total)),
    ...[30, 5].map((total) => result('Depression Assessment', total)),
  ])
  expect(overallCourse(scores, ALL)).toMatchObject({ course: 'heavier', before: { totalScore: 5 } })
  expect(overallCourse(NO_SCORES, ALL)).toEqual({ course: 'none' })
})

test("a day is the member's own, with its year where it is another", () => {
  const now = new Date('2026-11-21T10:00:00Z')
  expect(dayWords(new Date('2026-06-05T20:00:00Z'), now, 'Asia/Kolkata')).toBe('6 June')
  expect(dayWords(new Date('2026-06-05T20:00:00Z'), now, 'America/New_York')).toBe('5 June')
  expect(dayWords(new Date('2025-06-05T10:00:00Z'), now, 'Asia/Kolkata')).toBe('5 June 2025')
})
