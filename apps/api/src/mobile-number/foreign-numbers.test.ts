import { toIndianMobile } from '@pulli/domain/consultation/indian-mobile.ts'
import fc from 'fast-check'
import metadata from 'libphonenumber-js/metadata.max.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { isMobileNumber } from './is-mobile-number.ts'

const PLUSES = ['+', '＋', '﹢', '⁺', '➕', 'plus ']
const BEFORE = ['', ' ', '(', 'tel:', 'Mobile: ', '\u202A', '\uFEFF', 'मोबाइल ', 'M ']
const BETWEEN = ['', ' ', '-', ') ', '\u00A0', '\u200B', '.']
/** The zeros of scripts: ASCII, Devanagari, Tamil, Arabic, full-width. */
const ZEROS = [0x30, 0x966, 0xbe6, 0x660, 0xff10]

/** By country: its calling code, and the pattern of all its numbers, in libphonenumber's own tables. */
const countries = Object.entries(metadata.countries).map(
  ([country, rows]) => [country, String(rows[0]), new RegExp(`^(?:${rows[2]})$`)] as const,
)
const inScript = (digits: string, zero: number) =>
  digits.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)))
const typing = [BEFORE, PLUSES, BETWEEN, ZEROS] as const

test.each(countries.filter(([, code]) => code !== '91'))(
  'finding field S3: no number of %s (+%s) becomes an Indian one, however it is typed',
  (_, code, numbers) => {
    const [before, pluses, between, zeros] = typing.map((choices) => fc.constantFrom(...choices)) as [
      fc.Arbitrary<string>,
      fc.Arbitrary<string>,
      fc.Arbitrary<string>,
      fc.Arbitrary<number>,
    ]
    fc.assert(
      fc.property(
        fc.stringMatching(numbers),
        before,
        pluses,
        between,
        zeros,
        (national, start, plus, gap, zero) => {
          const typed = `${start}${plus}${inScript(code, zero)}${gap}${[...inScript(national, zero)].join(gap)}`
          expect(toIndianMobile(typed)).toBeUndefined()
        },
      ),
      { numRuns: 20 },
    )
  },
)

test('finding field S3: every Indian mobile is read, however it is typed', () => {
  const mobiles = metadata.countries.IN?.[11]?.[1]?.[0] as string
  fc.assert(
    fc.property(
      fc.stringMatching(new RegExp(`^(?:${mobiles})$`)),
      fc.constantFrom(...BEFORE),
      fc.constantFrom('', '0', '91 ', '0091', ...PLUSES.map((plus) => `${plus}91`)),
      fc.constantFrom(...BETWEEN),
      fc.constantFrom(...ZEROS),
      (ten, before, prefix, gap, zero) => {
        if (!/^[6-9]\d{9}$/.test(ten)) return
        const phone = toIndianMobile(`${before}${inScript(`${prefix}${gap}${[...ten].join(gap)}`, zero)}`)
        expect(phone).toBe(`+91${ten}`)
        expect(isMobileNumber(phone ?? '')).toBe(true)
      },
    ),
    { numRuns: 2_000 },
  )
})
