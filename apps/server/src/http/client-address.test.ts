import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { clientAddressBy, readAddress, type TrustedProxies } from './client-address.ts'

const PROXY = '10.0.0.1'
const seen = (trusted: TrustedProxies, forwarded: string | undefined, from = PROXY) =>
  clientAddressBy(trusted)({
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    socket: { remoteAddress: from },
  } as unknown as IncomingMessage)

test('finding H1: without trusted proxies, the connection’s address counts', () => {
  expect(seen(0, '203.0.113.7')).toBe(PROXY)
  expect(seen([], '203.0.113.7')).toBe(PROXY)
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['nonsense-5, 203.0.113.7', '203.0.113.7'],
  ['127.0.0.1, 10.0.0.1, 203.0.113.7', '203.0.113.7'],
  ['  203.0.113.7  ', '203.0.113.7'],
  ['203.0.113.7:51234', '203.0.113.7'],
  ['2001:db8::7', '2001:db8::7'],
  ['[2001:DB8:0::7]:443', '2001:db8::7'],
  ['fe80::1%eth0', 'fe80::1'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['0:0:0:0:0:ffff:cb00:7107', '203.0.113.7'],
  [undefined, PROXY],
  ['', PROXY],
  ['nonsense', PROXY],
  ['203.0.113.7, nonsense', PROXY],
  ['203.0.113.7,', PROXY],
  ['unknown', PROXY],
  ['256.1.1.1', PROXY],
  ['203.0.113.7:port', PROXY],
  ['01.02.03.04', PROXY],
  ['1'.repeat(8_000), PROXY],
])('finding H1: behind one proxy, X-Forwarded-For %j is a request of %s', (forwarded, address) => {
  expect(seen(1, forwarded)).toBe(address)
  // The same where the proxy is known by its network.
  expect(seen(['10.0.0.0/8'], forwarded)).toBe(address)
})

test('finding H1: behind two proxies the second entry from the end counts', () => {
  expect(seen(2, '192.0.2.9, 203.0.113.7, 198.51.100.1')).toBe('203.0.113.7')
  expect(seen(2, '203.0.113.7')).toBe('203.0.113.7')
  expect(seen(2, 'nonsense, 198.51.100.1')).toBe('198.51.100.1')
})

test('finding H1: with networks, the first entry that is no proxy’s counts, and a stranger’s header does not', () => {
  const trusted = ['10.0.0.0/8', '2001:db8:1::/48', '192.0.2.5']
  expect(seen(trusted, '192.0.2.9, 203.0.113.7, 192.0.2.5')).toBe('203.0.113.7')
  expect(seen(trusted, '203.0.113.7, 10.9.9.9, 2001:db8:1::2')).toBe('203.0.113.7')
  expect(seen(trusted, '203.0.113.7', '192.0.2.6')).toBe('192.0.2.6')
  expect(seen(trusted, '203.0.113.7', '::ffff:10.0.0.1')).toBe('203.0.113.7')
})

test('finding H1: a header of thousands of entries is read to an end', () => {
  expect(seen(['10.0.0.0/8'], Array.from({ length: 4_000 }, () => '10.0.0.2').join(','))).toBe('10.0.0.2')
})

test('one address has one spelling', () => {
  const spellings = ['2001:db8:0:0:0:0:0:1', '2001:DB8::1', '[2001:db8::1]', '2001:0db8::0001']
  expect(new Set(spellings.map(readAddress))).toEqual(new Set(['2001:db8::1']))
})
