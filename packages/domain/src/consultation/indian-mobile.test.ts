import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toIndianMobile } from './indian-mobile.ts'

test.each([
  '9876543210',
  '+919876543210',
  '+91 98765 43210',
  '+91-98765-43210',
  '+91 (0) 98765 43210',
  '919876543210',
  '09876543210',
  '00919876543210',
  ' 98765 43210 ',
  'tel: 98765 43210',
  'Mobile: (+91) 98765 43210, after six',
  'tel:+91-98765-43210',
  '＋91 98765 43210',
  'plus 91 98765 43210',
  '\u202A+91 98765 43210\u202C',
  '९८७६५ ४३२१०',
  '+९१ ९८७६५ ४३२१०',
  '௯௮௭௬௫௪௩௨௧௦',
  '９８７６５４３２１０',
])('%j is read as one and the same mobile', (typed) => {
  expect(toIndianMobile(typed)).toBe('+919876543210')
})

test.each([
  ['9123456789', '+919123456789'],
  ['919123456789', '+919123456789'],
  ['6000000000', '+916000000000'],
])('D38: %s keeps its ten digits', (typed, phone) => {
  expect(toIndianMobile(typed)).toBe(phone)
})

test.each([
  '',
  'abc',
  '987654321',
  '98765432101',
  '1234567890',
  '5876543210',
  '0123456789',
  '91987654321',
  '+98 7654 3210 9',
  '+987654 3210',
  '+1 987 654 3210',
  '+91 1234567890',
])('%j is no Indian mobile', (typed) => {
  expect(toIndianMobile(typed)).toBeUndefined()
})

test.each([
  '(+65) 9811 0003',
  'tel:+6598110003',
  '\u202A+65 9811 0003\u202C',
  '＋65 9811 0003',
  '➕65 9811 0003',
  'Mobile: +65 9811 0003',
  'plus 65 9811 0003',
  '(+960) 771 2345',
  '+६५ ९८११ ०००३',
  '9811 0003 +65',
  '9876543210 +',
  '+91 2345 6789',
])('finding field S3: %j is the number of another country, or none', (typed) => {
  expect(toIndianMobile(typed)).toBeUndefined()
})

test('any Indian mobile is read through any prefix and any separators', () => {
  const mobile = fc
    .tuple(fc.constantFrom('6', '7', '8', '9'), fc.stringMatching(/^\d{9}$/))
    .map((p) => p.join(''))
  const noise = fc.constantFrom('', ' ', '-', '.', ' - ', ')')
  fc.assert(
    fc.property(mobile, fc.constantFrom('', '+91', '91', '0', '0091'), noise, (ten, prefix, gap) => {
      expect(toIndianMobile(prefix + gap + ten.split('').join(gap))).toBe(`+91${ten}`)
    }),
  )
})

test('security row 12: whatever is typed, only an Indian mobile comes out, and reading it again changes nothing', () => {
  // Preparing strings of the unit `binary` takes 0.8 s.
  const anything = fc
    .array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 40 })
    .map((points) => String.fromCodePoint(...points))
  const nearlyAMobile = fc
    .tuple(fc.stringMatching(/^(?:\+?91|0)?[ -]?\d{9,11}$/), anything)
    .map(([number, rest]) => number + rest.slice(0, 2))
  fc.assert(
    fc.property(fc.oneof(anything, nearlyAMobile), (typed) => {
      const phone = toIndianMobile(typed)
      if (phone === undefined) return
      expect(phone).toMatch(/^\+91[6-9]\d{9}$/)
      expect(toIndianMobile(phone)).toBe(phone)
    }),
    { numRuns: 2_000 },
  )
})

// The long run proves of its patterns, as of all others, that they take linear time (tools/regular-expressions.test.ts).
test.each(['a', '0', '9', '91', '+', ' '])(
  'security row 44: 64 KiB of %j is read, and is no mobile',
  (unit) => {
    expect(toIndianMobile(unit.repeat(65_536 / unit.length))).toBeUndefined()
  },
)
