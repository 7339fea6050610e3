import { expect, test } from 'vitest'
import { faultOfRecipients, recipientLines } from './recipient-list'

test.each([
  'care@example.org',
  'care@example.org\n\n  Second.Desk+pulli@clinic.example.in \r\n',
  '',
  null,
  undefined,
])('finding M1: recipients %j are taken', (value) => {
  expect(faultOfRecipients(value)).toBeUndefined()
})

test.each([
  'not an address',
  'care@example.org, second@example.org',
  'Care <care@example.org>',
  'care@example.org\nsecond@',
  'care@localhost',
  'care@example..org',
  '@example.org',
  'care @example.org',
  'care@example.org\u0000',
  `${'a'.repeat(65)}@example.org`,
])('finding M1: recipients %j are refused with what to write', (value) => {
  expect(faultOfRecipients(value)).toMatch(/is not an email address\. Write one address on each line/)
})

test('finding M1: twenty recipients are enough', () => {
  const list = (count: number) => Array.from({ length: count }, (_, n) => `desk${n}@example.org`).join('\n')
  expect([faultOfRecipients(list(20)), faultOfRecipients(list(21))]).toEqual([
    undefined,
    expect.stringContaining('20 addresses at most'),
  ])
})

test('an address is a line, whatever stands around it', () => {
  expect(recipientLines(' a@example.org\r\n\n b@example.org')).toEqual(['a@example.org', 'b@example.org'])
})
