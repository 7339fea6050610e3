import { expect, test } from 'vitest'
import { neighbour, shortcutOf } from './shortcuts.tsx'

const PRESS = { key: 'j', hasModifier: false, isRepeated: false, isInField: false, isDialogOpen: false }

test.each([
  ['j', 'next'],
  ['k', 'previous'],
  ['a', 'take'],
  ['c', 'call'],
  ['u', 'back'],
  ['x', undefined],
  ['Enter', undefined],
  ['toString', undefined],
])('%s is %s', (key, shortcut) => {
  expect(shortcutOf({ ...PRESS, key })).toBe(shortcut)
})

test('nothing is taken from a field, a dialog or the browser', () => {
  for (const place of ['hasModifier', 'isInField', 'isDialogOpen'])
    expect(shortcutOf({ ...PRESS, [place]: true })).toBeUndefined()
})

test('a key held down goes through the list, and takes nothing twice', () => {
  expect(shortcutOf({ ...PRESS, isRepeated: true })).toBe('next')
  expect(shortcutOf({ ...PRESS, key: 'a', isRepeated: true })).toBeUndefined()
})

test('the list has two ends', () => {
  expect(neighbour(3, -1, 'next')).toBe(0)
  expect(neighbour(3, -1, 'previous')).toBe(0)
  expect([0, 1, 2].map((place) => neighbour(3, place, 'next'))).toEqual([1, 2, 2])
  expect([0, 1, 2].map((place) => neighbour(3, place, 'previous'))).toEqual([0, 0, 1])
  expect(neighbour(0, -1, 'next')).toBe(-1)
})
