import { expect, test } from 'vitest'
import { logLine } from './log-line'

const NOW = new Date('2026-11-24T10:00:00Z')
const line = (said: Parameters<typeof logLine>[0]) => JSON.parse(logLine(said, NOW))

test('operate §1: a text of Strapi becomes a line in the form of all processes, without colours', () => {
  expect(line({ level: 'warn', message: '\u001b[33mThe port is in use\u001b[39m' })).toEqual({
    level: 'warn',
    time: '2026-11-24T10:00:00.000Z',
    process: 'content',
    msg: 'The port is in use',
  })
  expect(line({ level: 'http', message: 'GET /' }).level).toBe('debug')
})

test('operate §1: an error is one line, with where it happened', () => {
  const error = Object.assign(new TypeError('x is not a function'), { level: 'error' })
  const told = line(error)
  expect(told).toMatchObject({ level: 'error', msg: 'x is not a function', error: { type: 'TypeError' } })
  expect(told.error.at[0]).toMatch(/^at .*log-line\.test\.ts/)
})

test('operate §1: the values that a database or a parser quotes, and addresses of mailboxes, stay out', () => {
  const ofDatabase = Object.assign(
    new Error(
      'select "x" from "y" where "z" = $1 - invalid input syntax for type integer: "my - "own" words"',
    ),
    {
      level: 'error',
      code: '22P02',
    },
  )
  expect(line(ofDatabase)).toMatchObject({
    msg: 'invalid input syntax for type integer: "…"',
    error: { code: '22P02' },
  })
  const ofParser = Object.assign(new SyntaxError('Unexpected token, "my words" is not valid JSON'), {
    level: 'error',
  })
  expect(line(ofParser).msg).toBe('Unexpected token, "…" is not valid JSON')
  expect(line({ level: 'error', message: 'No mail to <asha.rao@example.org>' }).msg).toBe('No mail to <…@…>')
})
