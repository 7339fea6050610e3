import { readFile } from 'node:fs/promises'
import { Refusal } from '@pulli/contracts/envelope.ts'
import { NeighbourAway } from '@pulli/data/neighbour/neighbour.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import { expect, test } from 'vitest'
import { describeError } from './describe-error.ts'
import { REFUSALS, refused, refusedFields } from './refusals.ts'
import { toRefusal } from './to-refusal.ts'

const codes = Object.keys(REFUSALS) as (keyof typeof REFUSALS)[]

test('docs/refusals.md lists every refusal with its status and message, and no others', async () => {
  const page = await readFile(new URL('../../../../docs/refusals.md', import.meta.url), 'utf8')
  const rows = [...page.matchAll(/^\| (\d{3}) +\| `([a-z-]+)` +\| (.+?) +\| .+ \|$/gm)].map((row) =>
    row.slice(1, 4),
  )
  expect(rows).toEqual(
    codes
      .map((code) => [String(REFUSALS[code].status), code, REFUSALS[code].message()])
      .toSorted(([a], [b]) => Number(a) - Number(b)),
  )
})

test.each(codes)('API-02 %s is an envelope whose status is its own', (code) => {
  const { envelope } = refused(code)
  expect(Refusal.parse(envelope)).toEqual({
    status: REFUSALS[code].status,
    error: true,
    message: REFUSALS[code].message(),
    data: { code },
  })
})

test('ERR-01 one invalid field provides the message, several share one', () => {
  expect(refusedFields({ phone: 'Please enter valid phone number' }).envelope.message).toBe(
    'Please enter valid phone number',
  )
  expect(refusedFields({ a: '1', b: '2' }).envelope.message).toBe(REFUSALS['invalid-input'].message())
})

test.each([
  [new Error('the password is hunter2'), 500],
  ['a text', 500],
  [undefined, 500],
  [Object.assign(new Error('x'), { statusCode: 503 }), 503],
  [Object.assign(new Error('x'), { statusCode: 418 }), 400],
  [Object.assign(new Error('x'), { code: '57P01' }), 503],
  // finding operator 1: the disk of the database is full.
  [Object.assign(new Error('x'), { code: '53100' }), 503],
  [new DomainError('too-many-requests', { retryAfterSeconds: 7 }), 429],
])('%s becomes %i and quotes nothing', (error, status) => {
  const answer = toRefusal(error)
  expect(answer.envelope.status).toBe(status)
  expect(JSON.stringify(answer)).not.toContain('hunter2')
})

test('security row 60: an error description has the code and location, not the message', () => {
  const error = Object.assign(new Error('Key (email)=(asha@example.in) exists\nasha again'), {
    code: '23505',
    constraint: 'one_for_each_key',
    detail: 'Key (email)=(asha@example.in)',
    command: 'RCPT TO:<asha@example.in>',
  })
  const described = describeError(error)
  expect(described).toMatchObject({ type: 'Error', code: '23505', constraint: 'one_for_each_key' })
  expect(JSON.stringify(described)).not.toContain('asha')
  // What a router throws is no error, and quotes the address.
  const thrown = { status: 405, statusText: 'Method Not Allowed', data: 'You made a POST request to /asha' }
  expect(describeError(thrown)).toEqual({ type: 'object', status: 405 })
  for (const any of ['asha', undefined, null])
    expect(JSON.stringify(describeError(any))).not.toContain('asha')
})

test('a key that is not in memory while its folder hangs is a 503 that says when to try again', () => {
  const { envelope, retryAfterSeconds } = toRefusal(new NeighbourAway('keys', 'late', 'no answer'))
  expect([envelope.status, retryAfterSeconds]).toEqual([503, 5])
})
