import { expect, test } from 'vitest'
import { hasSameMembers, movedBy, serviceStanding } from './service-rules.ts'

const there = { hasHours: true }
const away = { hasHours: false }

test.each([
  ['bookable', { isRetired: false, people: [there] }],
  ['bookable', { isRetired: false, people: [away, there] }],
  ['no-hours', { isRetired: false, people: [away, away] }],
  ['nobody', { isRetired: false, people: [] }],
  ['retired', { isRetired: true, people: [there] }],
  ['retired', { isRetired: true, people: [] }],
] as const)('desk §4: a service is %s: %o', (standing, service) => {
  expect(serviceStanding(service)).toBe(standing)
})

test.each([
  [['b', 'a', 'c'], 'b', -1],
  [['a', 'c', 'b'], 'b', 1],
  [['a', 'b', 'c'], 'a', -1],
  [['a', 'b', 'c'], 'c', 1],
  [['a', 'b', 'c'], 'd', 1],
  [['a', 'b', 'c'], 'd', -1],
] as const)('the order is %o after %s moved by %i', (order, id, step) => {
  expect(movedBy(['a', 'b', 'c'], id, step)).toEqual(order)
})

test('two lists have the same members in any order, and not where one has more', () => {
  expect(hasSameMembers(['a', 'b'], ['b', 'a'])).toBe(true)
  expect(hasSameMembers([], [])).toBe(true)
  expect(hasSameMembers(['a', 'b'], ['a'])).toBe(false)
  expect(hasSameMembers(['a'], ['a', 'b'])).toBe(false)
  expect(hasSameMembers(['a', 'b'], ['a', 'c'])).toBe(false)
})
