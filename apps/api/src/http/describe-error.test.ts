import fc from 'fast-check'
import { expect, test } from 'vitest'
import { describeError } from './describe-error.ts'

/** Represents what a visitor typed. */
const TYPED = 'asha-is-not-well'

/** Lines of a message: anything, what a visitor typed, and what looks like a place in a program. */
const line = fc.oneof(
  fc.string(),
  fc.constantFrom(
    TYPED,
    `    at ${TYPED}`,
    `\tat ${TYPED} (file:///app/x.ts:1:2)`,
    `    at ${TYPED}.js:3:4`,
    '    at home',
  ),
)
const message = fc.array(line, { maxLength: 6 }).map((lines) => lines.join('\n'))

const fault = fc
  .record({ text: message, Kind: fc.constantFrom(Error, TypeError, SyntaxError), isCause: fc.boolean() })
  .map(({ text, Kind, isCause }) => new Kind(text, isCause ? { cause: new Error(text) } : {}))

test('security row 60: whatever the message of an error looks like, a log line has none of its words, and where it happened', () => {
  fc.assert(
    fc.property(fault, (error) => {
      const described = describeError(error)
      expect(JSON.stringify(described)).not.toContain(TYPED)
      expect(described.type).toBe(error.name)
      expect(`${(described.at as string[])[0]}`).toMatch(/describe-error\.test\.ts:\d+:\d+/)
    }),
    { numRuns: 500 },
  )
})

test('security row 60: the words that an error had before its message was changed are no place either', () => {
  const error = new Error(`invalid input\n    at ${TYPED}\n  at home`)
  error.message = 'the query failed'
  const { at } = describeError(error)
  expect(JSON.stringify(at)).not.toMatch(/asha|home/)
  expect(at).not.toEqual([])
})
