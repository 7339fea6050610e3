import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { keysOf, type Secrets } from '@pulli/api/keys/keys.ts'
import { expect, onTestFinished, test } from 'vitest'
import { htmlCache } from '#pages/html-cache.ts'
import { formTokens } from './form-tokens.ts'

const SECRET = 'the key of the installation'
const DAY = 86_400_000
const NOON = Date.parse('2026-11-21T12:00:00Z')
const ADDRESS = '/consultation'

const tokensAt = (now: number, keys: Secrets = { secret: SECRET }) =>
  formTokens({ keys: keysOf(keys), now: () => now })
const issuedAt = (now: number) => tokensAt(now).formToken(ADDRESS)

test('security row 39: the token of a form is good for this form, on every server, and the same for everyone all day', () => {
  const token = issuedAt(NOON)
  expect(token).toBe(issuedAt(Date.parse('2026-11-21T00:00:00Z')))
  expect(token).toBe(issuedAt(Date.parse('2026-11-21T23:59:59Z')))
  expect(token).not.toBe(issuedAt(NOON + DAY))
  expect(tokensAt(NOON).isFormToken(ADDRESS, token)).toBe(true)
})

test('security row 39: the token of another form, or of another installation, is refused', () => {
  const token = issuedAt(NOON)
  expect(tokensAt(NOON).isFormToken('/newsletter', token)).toBe(false)
  expect(tokensAt(NOON, { secret: 'the key of somebody else' }).isFormToken(ADDRESS, token)).toBe(false)
})

test('security row 39: a token is good for seven more days and no longer', () => {
  const token = issuedAt(NOON)
  const isGoodAt = (now: string) => tokensAt(Date.parse(now)).isFormToken(ADDRESS, token)
  expect(isGoodAt('2026-11-28T23:59:59Z')).toBe(true)
  expect(isGoodAt('2026-11-29T00:00:00Z')).toBe(false)
})

test('security row 39: a token of tomorrow is refused, but for the minutes by which two clocks differ', () => {
  const token = issuedAt(NOON)
  const isGoodAt = (now: string) => tokensAt(Date.parse(now)).isFormToken(ADDRESS, token)
  expect(isGoodAt('2026-11-20T12:00:00Z')).toBe(false)
  expect(isGoodAt('2026-11-20T23:54:59Z')).toBe(false)
  expect(isGoodAt('2026-11-20T23:55:00Z')).toBe(true)
})

test('security row 39: the day in a token cannot be changed', () => {
  const [, mac] = issuedAt(NOON - 30 * DAY).split('.')
  const [today] = issuedAt(NOON).split('.')
  expect(tokensAt(NOON).isFormToken(ADDRESS, `${today}.${mac}`)).toBe(false)
})

test('security row 58: while the key is changed, forms of both keys are taken', () => {
  const token = issuedAt(NOON)
  const changing = tokensAt(NOON, { secret: 'the new key', fallbackSecret: SECRET })
  expect(changing.isFormToken(ADDRESS, token)).toBe(true)
  expect(changing.formToken(ADDRESS)).toBe(tokensAt(NOON, { secret: 'the new key' }).formToken(ADDRESS))
})

test('security row 39: an invalid token is rejected', () => {
  const token = issuedAt(NOON)
  const [day = '', mac = ''] = token.split('.')
  const others = [
    null,
    undefined,
    5,
    new File([token], 'token'),
    '',
    '.',
    'wapiti',
    day,
    mac,
    `${day}.`,
    `.${mac}`,
    `${token}=`,
    ` ${token}`,
    `${token}\n`,
    `${day}.${mac.slice(1)}`,
    `-${token}`,
    `0${token}0`,
    `${day}e0.${mac}`,
  ]
  expect(others.filter((other) => tokensAt(NOON).isFormToken(ADDRESS, other))).toEqual([])
})

test('security row 39: the oldest page that the HTML cache still shows can be sent for five days more', async () => {
  const renderedAt = Date.parse('2026-11-21T23:59:59Z')
  let now = renderedAt
  const pages = htmlCache({
    render: async () =>
      new Response(formTokens({ keys: keysOf({ secret: SECRET }), now: () => now }).formToken(ADDRESS), {
        headers: { 'cache-control': 'public' },
      }),
    headers: {},
    now: () => now,
    onError: () => {},
  })
  const server = createServer((request, response) => {
    if (!pages.answer(request, response)) void pages.render(request, response, (work) => work())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const shown = async () =>
    (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)).text()

  const first = await shown()
  const shownAt = []
  // The longest that one page is shown, without a request in between.
  for (let hours = 0; hours <= 48; hours++) {
    now = renderedAt - 10_000
    pages.supersede()
    now = renderedAt
    expect(await shown()).toBe(first)
    now = renderedAt + hours * 3_600_000
    if ((await shown()) === first) shownAt.push(now)
  }
  const last = shownAt.at(-1) ?? 0
  expect(last).toBeGreaterThan(renderedAt)
  expect(tokensAt(last + 5 * DAY).isFormToken(ADDRESS, first)).toBe(true)
})
