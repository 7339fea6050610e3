import { expect, test } from 'vitest'
import {
  APPOINTMENT_STATUSES,
  type AppointmentStatus,
  holdEnd,
  mayBecome,
  mayBecomeFrom,
} from './appointment-life.ts'

const STEPS: Record<AppointmentStatus, AppointmentStatus[]> = {
  held: ['booked', 'cancelled'],
  booked: ['cancelled', 'happened', 'missed'],
  cancelled: [],
  happened: ['missed'],
  missed: ['happened'],
}

const PAIRS = APPOINTMENT_STATUSES.flatMap((from) => APPOINTMENT_STATUSES.map((to) => [from, to] as const))

test.each(PAIRS)('an appointment that is %s becomes %s only if the table says so', (from, to) => {
  expect(mayBecome(from, to)).toBe(STEPS[from].includes(to))
  expect(mayBecomeFrom(to).includes(from)).toBe(STEPS[from].includes(to))
})

test('nothing brings back what was cancelled, and nothing becomes held', () => {
  expect(APPOINTMENT_STATUSES.filter((next) => mayBecome('cancelled', next))).toEqual([])
  expect(mayBecomeFrom('held')).toEqual([])
})

test('a time is held for ten minutes', () => {
  expect(holdEnd(new Date('2026-12-31T23:55:00Z'))).toEqual(new Date('2027-01-01T00:05:00Z'))
})
