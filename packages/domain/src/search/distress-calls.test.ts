import { expect, test } from 'vitest'
import { callsFor } from './distress-calls.ts'
import type { Distress } from './distress-groups.ts'

const calls = (...groups: Distress[]) => callsFor(groups).join(' ')

test.each<[Distress, string]>([
  ['poisoning', '112'],
  ['suicide', '14416 112'],
  ['child', '1098 112'],
  ['violence', '181 112'],
  ['addiction', '14446 14416'],
])('%s calls %s', (group, numbers) => {
  expect(calls(group)).toBe(numbers)
})

test.each<[Distress, Distress, string]>([
  ['poisoning', 'suicide', '112 14416'],
  ['poisoning', 'child', '112 1098'],
  ['poisoning', 'violence', '112 181'],
  ['poisoning', 'addiction', '112 14446 14416'],
  ['suicide', 'child', '14416 1098 112'],
  ['suicide', 'violence', '14416 181 112'],
  ['suicide', 'addiction', '14416 14446 112'],
  ['child', 'violence', '1098 181 112'],
  ['child', 'addiction', '1098 14446 14416 112'],
  ['violence', 'addiction', '181 14446 14416 112'],
])('D65 %s with %s calls %s', (one, other, numbers) => {
  expect(calls(one, other)).toBe(numbers)
})

test('all kinds at once call each number once, 112 first', () => {
  expect(calls('poisoning', 'suicide', 'child', 'violence', 'addiction')).toBe('112 14416 1098 181 14446')
})
