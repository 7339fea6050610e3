import type { Weekday } from '#opening-hours/opening-hours.ts'
import { type AvailabilityRule, type Bookable, freeSlots, type SlotQuestion } from './free-slots.ts'

export const zone = 'Asia/Kolkata'
// A Monday morning in India.
export const NOW = new Date('2026-11-23T06:00+05:30')
export const MINUTE = 60_000

export const rule = (weekday: Weekday, from: number, to: number, more: Partial<AvailabilityRule> = {}) => ({
  weekday,
  hours: { from: from * 60, to: to * 60 },
  zone,
  validFrom: '2026-01-01',
  validTo: null,
  ...more,
})
export const person = (more: Partial<Bookable> = {}): Bookable => ({
  staffId: 'a',
  rules: [rule(2, 11, 14)],
  exceptions: [],
  busy: [],
  ...more,
})
export const off = (firstOn: string, lastOn: string, hours: { from: number; to: number } | null = null) =>
  ({ kind: 'off', firstOn, lastOn, hours, zone }) as const
export const extra = (day: string, from: number, to: number) =>
  ({ kind: 'extra', firstOn: day, lastOn: day, hours: { from: from * 60, to: to * 60 }, zone }) as const

export const ask = (people: Bookable[], more: Partial<SlotQuestion> = {}) =>
  freeSlots({ people, service: { minutes: 50, bufferMinutes: 10 }, holidays: [], now: NOW, zone, ...more })
