import type { KeptAssessment } from '@pulli/contracts/assessment.ts'
import type { AssessmentName } from '@pulli/domain/assessment/instrument.ts'
import { expect, test } from 'vitest'
import { dayWords } from '#member/day/day-words.ts'
import { courseOf, overallCourse, type Scale } from './score-course.ts'
import { NO_SCORES, scoresOf } from './scores.ts'

const SCALE: Scale = {
  bands: [
    { level: 'low', from: 0 },
    { level: 'moderate', from: 14 },
    { level: 'high', from: 27 },
  ],
  licence: 'l',
  cutoffSource: 'c',
  repeatDays: 14,
}
const ALL = { depression: SCALE, anxiety: SCALE, stress: SCALE, phq9: SCALE, gad7: SCALE }
/** As of PHQ-9: six points. */
const RELIABLE: Scale = { ...SCALE, reliableChange: { points: 6, source: 's' } }
const NO_SAFETY: KeptAssessment['safety'] = { level: 'none', hasAnswer: false }

const result = (name: AssessmentName, totalScore: number, safety = NO_SAFETY) => ({
  id: `${name} ${totalScore}`,
  assessment_name: name,
  totalScore,
  assessmentMaxScore: 40,
  level: '',
  safety,
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

const anxietyResults = (totals: number[]) => {
  const results = totals.map((total) => result('Anxiety Assessment', total))
  return results.length ? results : null
}

test.each([
  [[], 'none'],
  [[20], 'latest'],
  [[13, 14], 'latest'],
  [[14, 26], 'latest'],
  [[26, 3], 'latest'],
  [[27, 26], 'high'],
  [[27], 'high'],
  [[27, 40], 'high'],
])('D54 without a reliable change the course of %j, newest first, is %s', (totals, kind) => {
  expect(courseOf(anxietyResults(totals), SCALE).kind).toBe(kind)
})

test('D53 a score without ranges is in no highest one', () => {
  const noRange: Scale = { ...SCALE, bands: [{ level: 'No range yet', from: 0 }] }
  expect(courseOf(anxietyResults([40, 3]), noRange).kind).toBe('latest')
})

test.each([
  [[20, 15], 'latest'],
  [[20, 14], 'worse'],
  [[14, 19], 'latest'],
  [[14, 20], 'better'],
  [[27, 40], 'high'],
  [[20], 'latest'],
])('D54 with a reliable change of six points the course of %j is %s', (totals, kind) => {
  expect(courseOf(anxietyResults(totals), RELIABLE).kind).toBe(kind)
})

const HELP: KeptAssessment['safety'] = { level: 'today', hasAnswer: true }

test('D54 an answer that asks for help is said before anything else, and the highest range before a change', () => {
  const helped = result('Depression Assessment', 1, HELP)
  const better = [5, 30].map((total) => result('Perceived Stress Assessment', total))
  const worse = [20, 5].map((total) => result('Anxiety Assessment', total))
  const reliable = { ...ALL, depression: RELIABLE, anxiety: RELIABLE, stress: RELIABLE }
  expect(overallCourse(scoresOf([...better, ...worse, helped]), reliable).kind).toBe('help')
  expect(overallCourse(scoresOf([...better, ...worse]), reliable).kind).toBe('worse')
  expect(overallCourse(scoresOf(better), reliable)).toMatchObject({
    kind: 'better',
    before: { totalScore: 30 },
  })
  const high = result('Depression Assessment', 30)
  expect(overallCourse(scoresOf([...better, ...worse, high]), reliable).kind).toBe('high')
})

test('D52, D53 a PHQ-9 that asks for help is said before anything else too', () => {
  const results = [result('Depression Assessment', 5), result('PHQ-9', 1, HELP)]
  expect(overallCourse(scoresOf(results), ALL).kind).toBe('help')
})

test('D54 an earlier answer that asked for help no longer decides what is said of the latest', () => {
  const history = [result('Depression Assessment', 5), result('Depression Assessment', 9, HELP)]
  expect(overallCourse(scoresOf(history), ALL).kind).toBe('latest')
})

test('without a direction the newest result is named, and a higher range of any offers a talk', () => {
  const scores = scoresOf([
    { ...result('Anxiety Assessment', 20), takenAt: '2026-11-03T10:00:00Z' },
    { ...result('Anxiety Assessment', 5), takenAt: '2026-10-03T10:00:00Z' },
    { ...result('Perceived Stress Assessment', 5), takenAt: '2026-11-09T10:00:00Z' },
    { ...result('Perceived Stress Assessment', 9), takenAt: '2026-10-09T10:00:00Z' },
  ])
  expect(overallCourse(scores, ALL)).toMatchObject({
    kind: 'latest',
    latest: { takenAt: '2026-11-09T10:00:00Z' },
    isInHigherRange: true,
  })
  expect(overallCourse(NO_SCORES, ALL)).toEqual({ kind: 'none' })
})

test('a result that was cached before safety was stored asks for nothing', () => {
  const { safety: _, ...older } = result('Anxiety Assessment', 5)
  expect(scoresOf([older as KeptAssessment]).anxiety?.[0]?.safety).toEqual(NO_SAFETY)
})

test("a day is the member's own, with its year where it is another", () => {
  const now = new Date('2026-11-21T10:00:00Z')
  expect(dayWords(new Date('2026-06-05T20:00:00Z'), now, 'Asia/Kolkata')).toBe('6 June')
  expect(dayWords(new Date('2026-06-05T20:00:00Z'), now, 'America/New_York')).toBe('5 June')
  expect(dayWords(new Date('2025-06-05T10:00:00Z'), now, 'Asia/Kolkata')).toBe('5 June 2025')
})
