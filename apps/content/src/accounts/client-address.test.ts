import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { clientAddress, trustedProxies } from './client-address'

const seen = (trusted: string, forwarded: string | undefined, remoteAddress = '::ffff:10.0.0.5') =>
  clientAddress(trustedProxies(trusted), {
    socket: { remoteAddress },
    headers: { 'x-forwarded-for': forwarded },
  } as unknown as IncomingMessage)

test.each([
  ['0', '203.0.113.9', '10.0.0.5'],
  ['1', '203.0.113.9', '203.0.113.9'],
  ['1', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
  ['2', '198.51.100.1, 203.0.113.9', '198.51.100.1'],
  ['1', 'no address', '10.0.0.5'],
  ['1', undefined, '10.0.0.5'],
  ['10.0.0.0/8', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
  ['10.0.0.0/8, 203.0.113.9', '198.51.100.1, 203.0.113.9', '198.51.100.1'],
  ['192.0.2.7', '203.0.113.9', '10.0.0.5'],
])(
  'finding F7: with TRUST_PROXY=%s and the header %j an editor comes from %s',
  (trusted, header, address) => {
    expect(seen(trusted, header)).toBe(address)
  },
)

test('finding F7: editors behind one proxy have addresses of their own', () => {
  expect(seen('1', '203.0.113.9')).not.toBe(seen('1', '203.0.113.10'))
})
