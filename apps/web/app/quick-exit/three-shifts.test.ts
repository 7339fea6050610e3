import { expect, test } from 'vitest'
import { countShift, NO_PRESSES, type Press, SHIFT_WINDOW_MS } from './three-shifts.ts'

const down = (key: string, repeat = false): Press => ({ type: 'keydown', key, repeat })
const up = (key: string): Press => ({ type: 'keyup', key })
const SHIFT = [down('Shift'), up('Shift')]
const thrice = (presses: Press[]) => [...presses, ...presses, ...presses]
const modified = (press: Press): Press => ({ ...press, isModified: true })

/** How many presses are counted, with so many milliseconds between two events. */
const counted = (presses: Press[], pause = 50) =>
  presses.reduce((known, press, at) => countShift(known, press, 1e6 + at * pause), NO_PRESSES).at.length

test('finding M6: three presses of Shift alone are counted', () => {
  expect(counted(SHIFT)).toBe(1)
  expect(counted(thrice(SHIFT))).toBe(3)
})

test.each<[string, Press[], number]>([
  ['three capital letters', thrice([down('Shift'), down('A'), up('A'), up('Shift')]), 0],
  ['capitals where Shift is let go first', thrice([down('Shift'), down('A'), up('Shift'), up('A')]), 0],
  ['a letter between two presses', [...SHIFT, ...SHIFT, down('a'), up('a'), ...SHIFT], 1],
  ['Shift that is held', [down('Shift'), down('Shift', true), down('Shift', true), up('Shift')], 1],
  ['Shift and a click', [down('Shift'), { type: 'pointerdown' }, up('Shift')], 0],
  ['a letter let go of after Shift was pressed', [down('a'), ...SHIFT, up('a'), ...SHIFT, ...SHIFT], 3],
])('finding M6: %s', (_, presses, count) => {
  expect(counted(presses)).toBe(count)
})

test.each<[string, Press[], number]>([
  ['Shift three times while Alt or Control is held', [down('Alt'), ...thrice(SHIFT).map(modified)], 0],
  ['the same where the system swallows the other key', thrice(SHIFT).map(modified), 0],
  [
    'Alt pressed while Shift is down',
    thrice([down('Shift'), modified(down('Alt')), up('Alt'), up('Shift')]),
    0,
  ],
  ['Shift let go of while Alt is down', thrice([down('Shift'), modified(up('Shift'))]), 0],
  ['text that arrives between two presses', [...SHIFT, ...SHIFT, { type: 'input' }, ...SHIFT], 1],
  ['another window between two presses', [...SHIFT, ...SHIFT, { type: 'blur' }, ...SHIFT], 1],
])('finding field A1: %s', (_, presses, count) => {
  expect(counted(presses)).toBe(count)
})

test('finding field A1: three presses count within 900 ms, slower ones do not', () => {
  // From the first release to the third there are four steps.
  expect(SHIFT_WINDOW_MS).toBe(900)
  expect(counted(thrice(SHIFT), 225)).toBe(3)
  expect(counted(thrice(SHIFT), 226)).toBe(2)
  expect(counted(thrice(SHIFT), 750)).toBe(1)
})

test('after a slow press three quick ones count', () => {
  const presses = [...SHIFT, ...thrice(SHIFT)]
  const times = [0, 50, 600, 650, 800, 850, 1_000, 1_050]
  const { at } = presses.reduce((known, press, n) => countShift(known, press, times[n] ?? 0), NO_PRESSES)
  expect(at).toEqual([650, 850, 1_050])
})
