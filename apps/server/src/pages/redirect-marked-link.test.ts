import fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { redirectMarkedLink } from './page-routes.ts'

const app = fastify()
app.addHook('onRequest', redirectMarkedLink)
app.all('/*', () => 'a page')
afterAll(() => app.close())

const LINK = '/request/Yx1Vw9TkLr5sQd3FgHcE_-'
const get = (url: string, method: 'GET' | 'HEAD' | 'POST' = 'GET') => app.inject({ method, url })

test.each([
  '.',
  ')',
  '>',
  '%3E',
  ',',
  '%20',
  '%E2%80%8B',
  '=',
  ').',
  '%22',
  '%E2%80%9D',
  '*',
  '%C2%A0',
  '%EF%BB%BF',
  '%E0%A5%A4',
])('finding field B9: a link followed by %s leads to the link', async (marks) => {
  for (const address of [LINK, `${LINK}/time`, '/desk/join/abc', '/newsletter/confirm?token=abc']) {
    const answer = await get(address + marks)
    expect([answer.statusCode, answer.headers.location]).toEqual([302, address])
    expect(answer.headers['cache-control']).toBe('no-store')
  }
})

test('what a tracker appended stays', async () => {
  expect((await get(`${LINK}.?utm_source=mail`)).headers.location).toBe(`${LINK}?utm_source=mail`)
  const token = await get('/newsletter/confirm?token=abc.&utm_source=mail')
  expect(token.headers.location).toBe('/newsletter/confirm?token=abc&utm_source=mail')
})

test.each([
  '/',
  LINK,
  `${LINK}/appointment.ics`,
  '/blog-grid?q=what+now%3F',
  '/blog-grid?q=(a)',
  '/newsletter?asked=1',
])('%s stays as it is', async (address) => {
  expect((await get(address)).statusCode).toBe(200)
})

test('a form that is sent to such an address is not redirected', async () => {
  expect((await get(`${LINK}.`, 'POST')).statusCode).toBe(200)
})

test.each(['//evil.example.', '/\\evil.example.', '///evil.example)'])(
  'security row 27: %s leads to no other host',
  async (address) => {
    expect((await get(address)).headers.location).toBeUndefined()
  },
)

test('security row 44: an address of 64 KiB of marks is read at once', async () => {
  for (const unit of ['.', '%20', '.a']) expect((await get(`/${unit.repeat(8_000)}x`)).statusCode).toBe(200)
})
