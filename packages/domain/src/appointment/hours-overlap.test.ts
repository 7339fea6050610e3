import { expect, test } from 'vitest'
import type { AvailabilityException, AvailabilityRule, Hours } from './free-slots.ts'
import { doExceptionsOverlap, doRulesOverlap } from './hours-overlap.ts'
import { daysFrom, spansOfException, spansOfRule } from './hours-spans.ts'
import { zoneClock } from './zone-clock.ts'

const RULE: AvailabilityRule = {
  weekday: 1,
  hours: { from: 660, to: 840 },
  zone: 'Asia/Kolkata',
  validFrom: '2026-01-01',
  validTo: null,
}
const hours = (from: number, to: number): Hours => ({ from, to })

test('hours that touch do not overlap, and one minute more does', () => {
  expect(doRulesOverlap(RULE, { ...RULE, hours: hours(840, 900) })).toBe(false)
  expect(doRulesOverlap(RULE, { ...RULE, hours: hours(600, 660) })).toBe(false)
  expect(doRulesOverlap(RULE, { ...RULE, hours: hours(839, 900) })).toBe(true)
  expect(doRulesOverlap(RULE, { ...RULE, hours: hours(600, 661) })).toBe(true)
  expect(doRulesOverlap(RULE, RULE)).toBe(true)
})

test('a night overlaps the morning after it, also from Sunday to Monday', () => {
  const night = { ...RULE, weekday: 7, hours: hours(1_320, 120) } as const
  expect(doRulesOverlap(night, { ...RULE, hours: hours(60, 180) })).toBe(true)
  expect(doRulesOverlap(night, { ...RULE, hours: hours(120, 180) })).toBe(false)
})

test('hours that ended before others begin do not overlap them', () => {
  const ended = { ...RULE, validTo: '2026-05-31' }
  expect(doRulesOverlap(ended, { ...RULE, validFrom: '2026-06-01' })).toBe(false)
  expect(doRulesOverlap({ ...RULE, validFrom: '2026-06-01' }, ended)).toBe(false)
  expect(doRulesOverlap(ended, { ...RULE, validFrom: '2026-05-31' })).toBe(true)
})

test('hours of two zones are not compared', () => {
  expect(doRulesOverlap(RULE, { ...RULE, zone: 'Europe/London' })).toBe(false)
})

/** Reproducible random numbers. */
function randomOf(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return Math.floor((state / 0x80000000) * below)
  }
}

test('property: two rules overlap exactly where their hours of some week do, whichever comes first', () => {
  const random = randomOf(7)
  const days = { clock: zoneClock(), days: daysFrom('2026-06-01', 16) }
  for (let round = 0; round < 2_000; round += 1) {
    const [one, other] = [0, 1].map(
      (): AvailabilityRule => ({
        ...RULE,
        weekday: (random(3) + 6 > 7 ? 1 : random(2) + 6) as AvailabilityRule['weekday'],
        hours: hours(random(48) * 30, random(48) * 30),
      }),
    ) as [AvailabilityRule, AvailabilityRule]
    const spans = (rule: AvailabilityRule) => spansOfRule(rule, new Set(), days)
    const doMeet = spans(one).some((a) => spans(other).some((b) => a.from < b.to && b.from < a.to))
    expect([one, other, doRulesOverlap(one, other)]).toEqual([one, other, doMeet])
    expect(doRulesOverlap(other, one)).toBe(doMeet)
  }
})

test('property: two exceptions of a day overlap exactly where their hours do', () => {
  const random = randomOf(11)
  const days = { clock: zoneClock(), days: daysFrom('2026-06-01', 8) }
  for (let round = 0; round < 2_000; round += 1) {
    const [one, other] = [0, 1].map((): AvailabilityException => {
      const first = random(6) + 1
      const [from, length] = [random(40), random(8) + 1]
      return {
        kind: 'off',
        firstOn: `2026-06-0${first}`,
        lastOn: `2026-06-0${Math.min(first + random(3), 7)}`,
        zone: 'Asia/Kolkata',
        hours: random(4) === 0 ? null : hours(from * 30, Math.min((from + length) * 30, 1_439)),
      }
    }) as [AvailabilityException, AvailabilityException]
    const spans = (exception: AvailabilityException) => spansOfException(exception, days)
    const doMeet = spans(one).some((a) => spans(other).some((b) => a.from < b.to && b.from < a.to))
    expect([one, other, doExceptionsOverlap(one, other)]).toEqual([one, other, doMeet])
  }
})

test('a day off and extra hours on it do not collide, nor do two kinds of zones', () => {
  const off: AvailabilityException = {
    kind: 'off',
    firstOn: '2026-06-01',
    lastOn: '2026-06-01',
    hours: null,
    zone: 'UTC',
  }
  expect(doExceptionsOverlap(off, { ...off, kind: 'extra', hours: hours(600, 660) })).toBe(false)
  expect(doExceptionsOverlap(off, { ...off, zone: 'Asia/Kolkata' })).toBe(false)
})
