import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'

/** The fields in which people type a number or a code, with one that fits. */
const TYPED: Readonly<Record<string, string>> = {
  phone: '9876543210',
  mobile_number: '9876543210',
  otp: '012345',
  current_otp: '012345',
  code: '012345',
  digits: '3210',
  recovery_code: '7K2QM-0XW9T-HB4ZN-R51CD',
}

/** The same names in answers, and in what editors write. */
const ANSWERED = [
  'CodeSent.otp',
  'MadeRecoveryCode.recovery_code',
  'Member.phone',
  'NumberCodesSent.current_otp',
  'NumberCodesSent.otp',
  'Officer.phone',
  'ShownNumber.phone',
]

/** The zeros of scripts: Devanagari, Bengali, Tamil, Arabic, Ol Chiki, full-width, bold. */
const ZEROS = [0x966, 0x9e6, 0xbe6, 0x660, 0x1c50, 0xff10, 0x1d7ce]
const INVISIBLE = ['', '\u200B', '\u200E', '\uFEFF']

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
)
const modules: object[] = await Promise.all(files.map((file) => import(join(import.meta.dirname, file))))
const fields = modules.flatMap(Object.entries).flatMap(([name, schema]) =>
  schema instanceof z.ZodObject
    ? Object.entries<z.ZodType>(schema.shape)
        .filter(([field]) => field in TYPED)
        .map(([field, type]) => ({ name: `${name}.${field}`, fitting: TYPED[field] ?? '', type }))
    : [],
)

test('the answers that have such a field are known', () => {
  expect(fields.map(({ name }) => name)).toEqual(expect.arrayContaining(ANSWERED))
})

test.each(fields.filter(({ name }) => !ANSWERED.includes(name)))(
  'finding field S5, api P9: $name takes the digits of any script',
  ({ fitting, type }) => {
    const read = type.parse(fitting)
    fc.assert(
      fc.property(fc.constantFrom(...ZEROS), fc.constantFrom(...INVISIBLE), (zero, sign) => {
        const typed = fitting.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)) + sign)
        expect(type.parse(`${sign}${typed}`)).toEqual(read)
      }),
    )
  },
)
