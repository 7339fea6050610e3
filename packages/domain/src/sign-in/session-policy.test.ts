import { expect, test } from 'vitest'
import { accessEnd, judgeRefresh, refreshEnd, sessionEnd } from './session-policy.ts'

const NOW = new Date('2026-11-21T06:00:00Z')
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)

test('API-18, security row 15: an access token is good for 15 minutes, and never longer than its session', () => {
  expect(accessEnd(NOW, later(86_400))).toEqual(later(900))
  expect(accessEnd(NOW, later(60))).toEqual(later(60))
})

test('security row 17: seven days idle, thirty days at most', () => {
  expect(sessionEnd(NOW)).toEqual(later(30 * 86_400))
  expect(refreshEnd(NOW, later(30 * 86_400))).toEqual(later(7 * 86_400))
  expect(refreshEnd(NOW, later(3_600))).toEqual(later(3_600))
})

test.each([
  ['a fresh token', { rotatedAt: null, sessionEndedAt: null }, 'rotate'],
  ['one that was rotated this instant', { rotatedAt: NOW, sessionEndedAt: null }, 'forgive'],
  ['one that was rotated 10 s ago', { rotatedAt: later(-10), sessionEndedAt: null }, 'forgive'],
  ['one that was rotated 10.001 s ago', { rotatedAt: later(-10.001), sessionEndedAt: null }, 'reuse'],
  ['one of a session that ended', { rotatedAt: null, sessionEndedAt: NOW }, 'over'],
  ['a rotated one of a session that ended', { rotatedAt: later(-60), sessionEndedAt: NOW }, 'over'],
] as const)('API-20, security row 16: %s', (_, facts, verdict) => {
  expect(judgeRefresh({ expiresAt: later(60), successor: undefined, ...facts }, NOW)).toBe(verdict)
})

test('security row 17: a refresh token is over at its end, not a moment later', () => {
  const facts = { expiresAt: NOW, rotatedAt: null, sessionEndedAt: null, successor: undefined }
  expect(judgeRefresh(facts, NOW)).toBe('over')
  expect(judgeRefresh(facts, later(-0.001))).toBe('rotate')
})

const UNUSED = { expiresAt: later(60), rotatedAt: null, arrivedAt: null }
test.each([
  ['the parent of one whose answer was lost', UNUSED, 'forgive'],
  ['the parent of one that was rotated', { ...UNUSED, rotatedAt: later(-30) }, 'reuse'],
  ['the parent of one whose answer arrived', { ...UNUSED, arrivedAt: later(-30) }, 'reuse'],
  ['the parent of one that has run out', { ...UNUSED, expiresAt: NOW }, 'over'],
  ['the parent of one that is about to run out', { ...UNUSED, expiresAt: later(0.001) }, 'forgive'],
] as const)('finding api F2, D47: %s, shown again after a day', (_, successor, verdict) => {
  const facts = { expiresAt: later(60), rotatedAt: later(-86_400), sessionEndedAt: null }
  expect(judgeRefresh({ ...facts, successor }, NOW)).toBe(verdict)
  expect(judgeRefresh({ ...facts, sessionEndedAt: NOW, successor }, NOW)).toBe('over')
})
