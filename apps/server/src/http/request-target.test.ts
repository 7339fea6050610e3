import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hostsOfTrial, readRequestTarget } from './request-target.ts'

test.each([
  ['/crisis?a=1', 'pulli.test', { url: '/crisis?a=1', host: 'pulli.test' }],
  ['//evil.test/x', 'pulli.test:8080', { url: '//evil.test/x', host: 'pulli.test:8080' }],
  ['*', '[::1]:8080', { url: '*', host: '[::1]:8080' }],
  ['http://pulli.test/request/SECRET?a=1', 'other.test', { url: '/request/SECRET?a=1', host: 'pulli.test' }],
  ['HTTP://PULLI.test', 'pulli.test', { url: '/', host: 'pulli.test' }],
  ['/', undefined, { url: '/', host: undefined }],
])('finding F9: %s asked of %s is read', (url, host, target) => {
  expect(readRequestTarget(url, host)).toEqual(target)
})

test.each([
  ['/', 'a b'],
  ['/', '['],
  ['/', 'localhost:99999'],
  ['/', 'user@evil'],
  ['/', '%'],
  ['/', ''],
  ['/', 'a/b'],
  ['crisis', 'pulli.test'],
  ['pulli.test:443', 'pulli.test'],
  ['http://', 'pulli.test'],
  ['http://user@pulli.test/', 'pulli.test'],
  ['ftp://pulli.test/', 'pulli.test'],
])('finding F9: %s asked of "%s" is a bad request', (url, host) => {
  expect(readRequestTarget(url, host)).toBeUndefined()
})

test('whatever the request line and the host, an address can be made of what is read', () => {
  const text = fc.oneof(
    fc.string(),
    fc.webUrl({ withQueryParameters: true }),
    fc.string().map((s) => `/${s}`),
  )
  const host = fc.oneof(
    fc.string(),
    fc.domain(),
    fc.ipV4(),
    fc.ipV6().map((ip) => `[${ip}]`),
  )
  fc.assert(
    fc.property(text, host, (url, name) => {
      const target = readRequestTarget(url, name)
      return target === undefined || target.url === '*' || URL.canParse(`http://${target.host}${target.url}`)
    }),
  )
})

test('a trial answers to this machine, to addresses of digits and to its public name, and to no other', () => {
  const isOwn = hostsOfTrial('https://try.pulli.test')
  for (const host of [
    'localhost:8080',
    '127.0.0.1',
    '192.168.1.5:80',
    '[::1]:8080',
    'try.pulli.test',
    undefined,
  ])
    expect([host, isOwn(host)]).toEqual([host, true])
  for (const host of [
    'evil.test',
    'localhost.evil.test',
    'try.pulli.test.evil.test:8080',
    '127.0.0.1.evil.test',
  ])
    expect([host, isOwn(host)]).toEqual([host, false])
})
