import { expect, test } from 'vitest'
import { keyedHash } from '#keys/keyed-hash.ts'
import { isMadeWith, keysOf } from '#keys/keys.ts'
import { codeHash } from './code-hash.ts'
import { freshToken, TOKEN, tokenHash } from './tokens.ts'

const KEYS = keysOf({ secret: 'key' })
const KEY = KEYS.current
const CODE = { challengeId: 'one', phone: '+919876543210', code: '012345' }

test('security row 3: the hash of a code matches only its key, challenge, number and code', () => {
  const hash = codeHash(KEY, CODE)
  expect(hash).toHaveLength(32)
  expect(codeHash(KEY, { ...CODE })).toEqual(hash)
  const others = [
    codeHash(keysOf({ secret: 'other key' }).current, CODE),
    codeHash(KEY, { ...CODE, challengeId: 'two' }),
    codeHash(KEY, { ...CODE, phone: '+919876543211' }),
    codeHash(KEY, { ...CODE, code: '012346' }),
    // The same characters, divided elsewhere.
    codeHash(KEY, { ...CODE, phone: '+9198765432', code: '10012345' }),
  ]
  for (const other of others) expect(other).not.toEqual(hash)
})

test('security row 58: each purpose has a key of its own, derived from the secret by HKDF', () => {
  const keys = (['phone', 'one-time code', 'xsrf token', 'limit', 'form token'] as const).map((purpose) =>
    KEY(purpose).export().toString('hex'),
  )
  expect(new Set(keys).size).toBe(keys.length)
  // As `openssl kdf -keylen 32 -kdfopt digest:SHA256 -kdfopt key:key -kdfopt "info:pulli phone" HKDF` gives it.
  expect(keys[0]).toBe('ce017903968c61e4f802f85c76f0ba3aef9aeac79dcae5d47d9568062eaa6a3e')
})

test('security row 58: a hash that was made for one purpose fits no other', () => {
  const made = keyedHash(KEY, 'phone', 'x')
  expect(isMadeWith(KEYS, (key) => keyedHash(key, 'phone', 'x'), made)).toBe(true)
  expect(isMadeWith(KEYS, (key) => keyedHash(key, 'xsrf token', 'x'), made)).toBe(false)
})

test('security row 15: a token has 256 random bits and is stored as its SHA-256', () => {
  const tokens = Array.from({ length: 1_000 }, freshToken)
  expect(new Set(tokens).size).toBe(1_000)
  for (const token of tokens) expect(token).toMatch(TOKEN)
  expect(Buffer.from(tokens[0] ?? '', 'base64url')).toHaveLength(32)
  expect(tokenHash('a token').toString('hex')).toBe(
    'e3316e2bafebb6103a3418e8778c0adc960d40213a03a7e7f4fcd3426ed807bf',
  )
})

test.each(['', 'a'.repeat(42), 'a'.repeat(44), `${'a'.repeat(42)}+`, `${'a'.repeat(43)}\n`])(
  '%j is no token',
  (text) => {
    expect(TOKEN.test(text)).toBe(false)
  },
)
