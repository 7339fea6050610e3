import type { FastifyReply } from 'fastify'
import { expect, test } from 'vitest'
import { keysOf } from '#keys/keys.ts'
import { browserIdOf, findKnownBrowser, findSignedInBrowser, setKnownBrowser } from './known-browser.ts'

const NOW = new Date('2026-11-21T06:00:00Z')
const ASHA = '+919876543210'
const MEERA = '+917795705322'
const CONFIG = { keys: keysOf({ secret: 'key' }), signIn: { publicUrl: 'http://localhost' } }
const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000)

/** Signs a number in and gives the Set-Cookie header. */
function signIn(phone: string, { cookie = '', config = CONFIG, now = NOW } = {}): string {
  const set: string[] = []
  const reply = { header: (_name: string, value: string) => void set.push(value) }
  const request = { headers: { cookie } }
  const browserId = browserIdOf(request, config, now)
  setKnownBrowser(request, reply as unknown as FastifyReply, config, { phone, browserId, now })
  return set[0] ?? expect.fail()
}
const sent = (setCookie: string) => setCookie.split(';')[0] ?? ''
const find = (cookie: string, phone = ASHA, now = NOW, config = CONFIG) =>
  findKnownBrowser({ headers: { cookie } }, config, { phone, now })

test('D61: a sign-in makes its browser known for its number, for no other number, for 400 days', () => {
  const set = signIn(ASHA)
  expect(set).toMatch(/^known-browser=[\w.-]+; Path=\/; Max-Age=34560000; SameSite=Strict; HttpOnly$/)
  expect(find(sent(set))).toMatch(/^[\w-]{22}$/)
  expect(find(sent(set), MEERA)).toBeUndefined()
  expect(find(sent(set), ASHA, inDays(399))).toBeDefined()
  expect(find(sent(set), ASHA, inDays(400))).toBeUndefined()
})

test('D61: on https the cookie is Secure and bound to this host', () => {
  const config = { ...CONFIG, signIn: { publicUrl: 'https://pulli.example' } }
  const set = signIn(ASHA, { config })
  expect(set).toMatch(/^__Host-known-browser=.*; SameSite=Strict; Secure; HttpOnly$/)
  expect(find(sent(set), ASHA, NOW, config)).toBeDefined()
  expect(find(sent(set).replace('__Host-', ''), ASHA, NOW, config)).toBeUndefined()
})

test('D61: a browser that several people share is known for five of them, and keeps its id', () => {
  const numbers = Array.from({ length: 6 }, (_, n) => `+91700000000${n}`)
  let cookie = ''
  for (const phone of numbers) cookie = sent(signIn(phone, { cookie }))
  expect(numbers.map((phone) => find(cookie, phone) !== undefined)).toEqual([
    false,
    ...numbers.slice(1).map(() => true),
  ])
  expect(new Set(numbers.slice(1).map((phone) => find(cookie, phone))).size).toBe(1)
})

test('D61: a repeated sign-in adds no second entry and renews the first', () => {
  const first = sent(signIn(ASHA, { cookie: sent(signIn(MEERA)) }))
  const again = sent(signIn(ASHA, { cookie: first, now: inDays(100) }))
  expect(again.split('.')).toHaveLength(6)
  expect(find(again, ASHA, inDays(450))).toBeDefined()
  expect(find(again, MEERA, inDays(399))).toBeDefined()
  expect(find(again, MEERA, inDays(450))).toBeUndefined()
})

test('D61: the cookie discloses no number, and differs between browsers', () => {
  const [one, other] = [sent(signIn(ASHA)), sent(signIn(ASHA))]
  expect(one).not.toContain(ASHA.slice(3))
  expect(one).not.toBe(other)
})

test.each([
  ['nothing', () => ''],
  ['another value', () => 'known-browser=nonsense'],
  ['an id alone', (cookie: string) => cookie.split('.')[0] ?? ''],
  ['a later day', (cookie: string) => cookie.replace(/\.(\d+)\./, (_, day) => `.${Number(day) + 1}.`)],
  ['the id of another browser', (cookie: string) => cookie.replace(/=[^.]+/, `=${'a'.repeat(22)}`)],
  ['a mac of its own making', (cookie: string) => cookie.replace(/[^.]{43}(?=\.)/, 'a'.repeat(43))],
  ['half an entry', (cookie: string) => cookie.replace(/(\.[^.]{43}){2}$/, '')],
])('D61: %s makes no browser known', (_, change) => {
  expect(find(change(sent(signIn(ASHA))))).toBeUndefined()
})

test('D61: browsers stay known during a key rotation', () => {
  const cookie = sent(signIn(ASHA))
  expect(find(cookie, ASHA, NOW, { ...CONFIG, keys: keysOf({ secret: 'new' }) })).toBeUndefined()
  const rotated = { ...CONFIG, keys: keysOf({ secret: 'new', fallbackSecret: 'key' }) }
  expect(find(cookie, ASHA, NOW, rotated)).toBeDefined()
  // The next sign-in renews its own entry rather than leaving two.
  expect(sent(signIn(ASHA, { cookie, config: rotated })).split('.')).toHaveLength(4)
})

test('D64: a browser that completed any sign-in is told from one that made its cookie up', () => {
  const any = (cookie: string, now = NOW, config = CONFIG) =>
    findSignedInBrowser({ headers: { cookie } }, config, now)
  const cookie = sent(signIn(ASHA, { cookie: sent(signIn(MEERA)) }))
  const [id = '', day = '', mac = ''] = cookie.split('=')[1]?.split('.') ?? []
  expect(any(cookie)).toBe(id)
  expect(any(cookie, inDays(400))).toBeUndefined()
  expect(any(cookie, NOW, { ...CONFIG, keys: keysOf({ secret: 'other' }) })).toBeUndefined()
  expect(any(cookie.replace(id, 'A'.repeat(22)))).toBeUndefined()
  expect(any(`known-browser=${id}.${day}.${mac}.${mac}`)).toBeUndefined()
  expect(any(`known-browser=${id}.${day}.${mac}`)).toBeUndefined()
  expect(any('known-browser=')).toBeUndefined()
  expect(any('')).toBeUndefined()
})
