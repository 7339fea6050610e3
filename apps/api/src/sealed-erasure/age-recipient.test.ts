import {
  Encrypter,
  generateHybridIdentity,
  generateX25519Identity,
  identityToRecipient,
} from 'age-encryption'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isAgeRecipient } from './age-recipient.ts'

function doesAgeTake(text: string): boolean {
  try {
    new Encrypter().addRecipient(text)
    return true
  } catch {
    return false
  }
}

test('a text is a recipient where age takes it as one, whatever is mistyped', async () => {
  const recipients = await Promise.all(
    [await generateX25519Identity(), await generateHybridIdentity()].map(identityToRecipient),
  )
  for (const recipient of recipients)
    expect([recipient, isAgeRecipient(recipient)]).toEqual([recipient, true])
  const mistyped = fc
    .tuple(fc.constantFrom(...recipients), fc.nat(), fc.string({ maxLength: 3 }))
    .map(([recipient, at, typed]) => {
      const place = at % recipient.length
      return recipient.slice(0, place) + typed + recipient.slice(place + typed.length)
    })
  fc.assert(
    fc.property(fc.oneof(mistyped, fc.string()), (text) => {
      expect(isAgeRecipient(text)).toBe(doesAgeTake(text))
    }),
  )
  expect(isAgeRecipient((recipients[0] ?? '').toUpperCase())).toBe(false)
  expect(isAgeRecipient('AGE-SECRET-KEY-1')).toBe(false)
})
