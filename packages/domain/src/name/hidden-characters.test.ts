import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasHiddenCharacters } from './hidden-characters.ts'

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at))

/** UAX 9, 2: marks, embeddings, overrides and isolates. */
const BIDIRECTIONAL = ['\u061C', ...range(0x200e, 0x200f), ...range(0x202a, 0x202e), ...range(0x2066, 0x2069)]
const INVISIBLE = ['\u00AD', '\u200B', ...range(0x2060, 0x2064), '\u3164', '\uFEFF', '\uFFF9', '\u{E0041}']

test('finding F11: a name with a bidirectional or invisible control anywhere in it has hidden characters', () => {
  const control = fc.constantFrom(...BIDIRECTIONAL, ...INVISIBLE)
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      control,
      fc.string({ unit: 'grapheme' }),
      (before, one, after) => {
        expect(hasHiddenCharacters(before + one + after)).toBe(true)
      },
    ),
  )
})

test('finding F11: no letter, mark, digit, sign, emoji or joiner is a hidden character', () => {
  const shown = /[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}\p{Variation_Selector}\u200C\u200D]/u
  const isShown = (one: string) =>
    shown.test(one) && !/[\u034F\u115F\u1160\u17B4\u17B5\u3164\uFFA0]/.test(one)
  const found = range(0, 0x10ffff).filter((one) => isShown(one) && hasHiddenCharacters(one))
  expect(found.map((one) => one.codePointAt(0)?.toString(16))).toEqual([])
})

test.each(['Asha Rao', 'क्‍षमा', 'നന്‍മ', 'श्री‌मान', 'اشا', 'Renée ❤️ 👩‍⚕️', '李'])(
  'the name %s has none',
  (name) => {
    expect(hasHiddenCharacters(name)).toBe(false)
  },
)
