import { expect, test } from 'vitest'
import { codeHash } from './code-hash.ts'
import { phoneHash } from './keyed-hash.ts'
import { freshToken, TOKEN, tokenHash } from './tokens.ts'
import { xsrfToken } from './xsrf-token.ts'

const CODE = { challengeId: 'one', phone: '+919876543210', code: '012345' }

test('security row 3: the hash of a code fits its key, its challenge, its number and its code alone', () => {
  const hash = codeHash('key', CODE)
  expect(hash).toHaveLength(32)
  expect(codeHash('key', { ...CODE })).toEqual(hash)
  const others = [
    codeHash('other key', CODE),
    codeHash('key', { ...CODE, challengeId: 'two' }),
    codeHash('key', { ...CODE, phone: '+919876543211' }),
    codeHash('key', { ...CODE, code: '012346' }),
    // The same characters, divided elsewhere.
    codeHash('key', { ...CODE, phone: '+9198765432', code: '10012345' }),
  ]
  for (const other of others) expect(other).not.toEqual(hash)
})

test('each use of the one key has hashes of its own', () => {
  const code = codeHash('key', CODE).toString('base64url')
  expect([code, phoneHash('key', 'x'), xsrfToken('key', 'x')]).toEqual([
    'fXn90UdZrUIbTx1byYTQyqhHuFv9gsYRrrgJvvgZbsw',
    'T305TxTx0kmd3l4j_-rP4SjdMbr5-NWD4Dx3jE4YUTc',
    '_PQcADPw1W-FrjohT-BAZ_LAneoTDhWAI3aWL68WEsE',
  ])
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
