import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeWide } from './bundle-plugins.ts'

const evaluate = (code: string): unknown => new Function(`return ${code}`)()

/** Of any code units, half pairs among them. */
const anyText = fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units))

test('P12: a source of any text becomes ASCII and means the same', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const template = `\`${text.replaceAll(/[\\`$]/g, '\\$&').replaceAll('\r', '\\r')}\``
      for (const code of [JSON.stringify(text), template]) {
        expect(escapeWide(code)).toMatch(/^[\0-\x7f]*$/)
        expect(evaluate(escapeWide(code))).toBe(text)
      }
    }),
  )
})

test.each([
  ['a regular expression', String.raw`/^[अ-ह\–]+[😀-😂]$/u.test('मन–😁')`, true],
  ['a character that is escaped though it need not be', String.raw`'\é\\é\\\é'`, String.raw`é\é\é`],
  ['a name', '(() => { const é = 1; return é })()', 1],
])('%s means the same in ASCII', (_, code, value) => {
  expect(escapeWide(code)).toMatch(/^[\0-\x7f]*$/)
  expect(evaluate(escapeWide(code))).toEqual(value)
})
