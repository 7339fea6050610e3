import { expect, test } from 'vitest'
import { countShift, NO_PRESSES, type Press, SHIFT_PAUSE_MS } from './three-shifts.ts'

const down = (key: string, repeat = false): Press => ({ type: 'keydown', key, repeat })
const up = (key: string): Press => ({ type: 'keyup', key })
const SHIFT = [down('Shift'), up('Shift')]

/** How many presses are counted, with so many milliseconds between two events. */
const counted = (presses: Press[], pause = 50) =>
  presses.reduce((known, press, at) => countShift(known, press, 1e12 + at * pause), NO_PRESSES).count

test('finding M6: three presses of Shift alone are counted', () => {
  expect(counted(SHIFT)).toBe(1)
  expect(counted([...SHIFT, ...SHIFT, ...SHIFT])).toBe(3)
})

test.each<[string, Press[], number]>([
  ['three capital letters', [1, 2, 3].flatMap(() => [down('Shift'), down('A'), up('A'), up('Shift')]), 0],
  [
    'capitals where Shift is let go first',
    [1, 2, 3].flatMap(() => [down('Shift'), down('A'), up('Shift'), up('A')]),
    0,
  ],
  ['a letter between two presses', [...SHIFT, ...SHIFT, down('a'), up('a'), ...SHIFT], 1],
  ['Shift that is held', [down('Shift'), down('Shift', true), down('Shift', true), up('Shift')], 1],
  ['Shift and a click', [down('Shift'), { type: 'pointerdown' }, up('Shift')], 0],
  ['a letter let go of after Shift was pressed', [down('a'), ...SHIFT, up('a'), ...SHIFT, ...SHIFT], 3],
])('finding M6: %s', (_, presses, count) => {
  expect(counted(presses)).toBe(count)
})

test('finding M6: presses that come late are counted anew', () => {
  expect(counted([...SHIFT, ...SHIFT, ...SHIFT], SHIFT_PAUSE_MS)).toBe(1)
})
