import { expect, test } from 'vitest'
import { preferredEncoding } from './preferred-encoding.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0', 'identity'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0, *', 'gzip'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['BR', 'br'],
  ['*', 'br'],
  ['brotli', 'identity'],
  ['x-br, gzipped', 'identity'],
  ['identity;q=0', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('finding code bug 8: for %s the answer leaves as %s', (accepted, encoding) => {
  expect(preferredEncoding(accepted === undefined ? {} : { 'accept-encoding': accepted })).toBe(encoding)
})
