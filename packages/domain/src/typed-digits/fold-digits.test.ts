import { expect, test } from 'vitest'
import { foldDigits } from './fold-digits.ts'

test.each([
  ['Devanagari', '०१२३४५६७८९'],
  ['Bengali', '০১২৩৪৫৬৭৮৯'],
  ['Gurmukhi', '੦੧੨੩੪੫੬੭੮੯'],
  ['Gujarati', '૦૧૨૩૪૫૬૭૮૯'],
  ['Odia', '୦୧୨୩୪୫୬୭୮୯'],
  ['Tamil', '௦௧௨௩௪௫௬௭௮௯'],
  ['Telugu', '౦౧౨౩౪౫౬౭౮౯'],
  ['Kannada', '೦೧೨೩೪೫೬೭೮೯'],
  ['Malayalam', '൦൧൨൩൪൫൬൭൮൯'],
  ['Arabic', '٠١٢٣٤٥٦٧٨٩'],
  ['Urdu', '۰۱۲۳۴۵۶۷۸۹'],
  ['Meitei', '꯰꯱꯲꯳꯴꯵꯶꯷꯸꯹'],
  ['Ol Chiki', '᱐᱑᱒᱓᱔᱕᱖᱗᱘᱙'],
  ['full-width', '０１２３４５６７８９'],
  ['bold', '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗'],
  ['monospaced', '𝟶𝟷𝟸𝟹𝟺𝟻𝟼𝟽𝟾𝟿'],
])('finding field S5: %s digits are digits', (_, typed) => {
  expect(foldDigits(typed)).toBe('0123456789')
})

test('finding field S5: every decimal digit of Unicode has the value that Unicode gives it', () => {
  const isDigit = /^\p{Nd}$/u
  const digits = Array.from({ length: 0x20000 }, (_, point) => String.fromCodePoint(point)).filter((sign) =>
    isDigit.test(sign),
  )
  expect(digits.length % 10).toBe(0)
  expect(foldDigits(digits.join(''))).toBe('0123456789'.repeat(digits.length / 10))
})

test.each(['+', '＋', '﹢', '⁺', '₊', '﬩', '➕', '⊕', 'plus', 'Plus', 'प्लस'])(
  'finding field S3: %s is a plus',
  (plus) => {
    expect(foldDigits(`${plus}91`)).toBe('+91')
  },
)

test.each([
  ['direction marks', '\u202A98765\u202C\u200E43210\u2069'],
  ['a byte order mark and soft hyphens', '\uFEFF98765\u00AD43210'],
  ['zero-width spaces and joiners', '987\u200B65\u200C43\u200D210\u2060'],
])('finding field S3: %s are dropped', (_, typed) => {
  expect(foldDigits(typed)).toBe('9876543210')
})
