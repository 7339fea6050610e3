import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { readTicket } from './read-ticket'

const SECRET = 'a secret of the test'
const NOW = new Date('2026-11-27T09:00:00Z')
const PERSON = {
  id: 'id',
  email: 'asha@clinic.example',
  name: 'Asha Rao',
  isOwner: false,
  nonce: 'once',
  expiresAt: NOW.getTime() + 60_000,
}

const encoded = (person: object) => Buffer.from(JSON.stringify(person)).toString('base64url')
const signatureOf = (text: string) => createHmac('sha256', SECRET).update(text).digest('base64url')
const payload = encoded(PERSON)
const signature = signatureOf(`cms-ticket.${payload}`)
const ticket = `${payload}.${signature}`
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1_000)

test('finding F7: what the desk says of who opens the CMS holds for a minute', () => {
  expect(readTicket(ticket, SECRET, later(59))).toEqual(PERSON)
  expect(readTicket(ticket, SECRET, later(60))).toBeUndefined()
})

test('finding F7: a ticket that is forged, cut, or signed for another purpose opens nothing', () => {
  for (const forged of [
    `${encoded({ ...PERSON, isOwner: true })}.${signature}`,
    `${payload}.${signature.slice(0, -2)}`,
    `${payload}.`,
    payload,
    `${ticket}.x`,
    `${payload}.${signatureOf(payload)}`,
    '',
    undefined,
    { toString: () => ticket },
  ])
    expect(readTicket(forged, SECRET, NOW)).toBeUndefined()
  expect(readTicket(ticket, 'another secret', NOW)).toBeUndefined()
})
