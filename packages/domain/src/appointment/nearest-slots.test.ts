import { expect, test } from 'vitest'
import { nearestSlots } from './nearest-slots.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 24, hour))
const slot = (hour: number) => ({ startsAt: at(hour), staffIds: ['a'] })
const hours = (slots: ReturnType<typeof nearestSlots>) => slots.map(({ startsAt }) => startsAt.getUTCHours())

test('the six nearest times are offered in the order of the day, before and after the one that is gone', () => {
  const slots = [1, 2, 8, 9, 11, 12, 13, 20].map(slot)
  expect(hours(nearestSlots(slots, at(10)))).toEqual([2, 8, 9, 11, 12, 13])
})

test('of two equally near times the earlier is offered', () => {
  const slots = [16, 4, 5, 6, 7, 8, 9].map(slot)
  expect(hours(nearestSlots(slots, at(10)))).toEqual([4, 5, 6, 7, 8, 9])
})

test('fewer than six are all offered, and none where none is free', () => {
  expect(hours(nearestSlots([slot(3)], at(10)))).toEqual([3])
  expect(nearestSlots([], at(10))).toEqual([])
})
