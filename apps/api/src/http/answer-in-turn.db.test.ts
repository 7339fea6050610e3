import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { deskApi } from '#desk-api.ts'
import { providerApi } from '#provider-api.ts'
import { FIRST_TALK, publishHours } from '#testing/bookable.ts'
import { askForCode, BASE, tryCode } from '#testing/sign-in.ts'
import { testApi } from '#testing/test-api.ts'

async function withQueue() {
  const api = await testApi()
  await publishHours(api)
  const waited: string[] = []
  const context = {
    ...api.context,
    inTurn: <Result>(turn: string, work: () => Promise<Result>) => {
      waited.push(turn)
      return work()
    },
  }
  const app = fastify()
  onTestFinished(() => app.close())
  await app.register(providerApi({ context }), { prefix: BASE })
  await app.register(deskApi({ context }), { prefix: '/api/v1/desk' })
  const call = async (
    method: 'GET' | 'HEAD' | 'POST',
    url: string,
    payload?: object,
    headers: Record<string, string> = {},
  ) => {
    waited.length = 0
    const { statusCode } = await app.inject({
      method,
      url,
      remoteAddress: '203.0.113.7',
      headers,
      ...(payload && { payload }),
    })
    return [statusCode, ...waited]
  }
  return { ...api, call }
}

test('F6: reads without a session and calls with an invitation wait once for the turn of their address', async () => {
  const { call } = await withQueue()
  for (const method of ['GET', 'HEAD'] as const) {
    expect(await call(method, `${BASE}/services`)).toEqual([200, '203.0.113.7'])
    expect(await call(method, `${BASE}/slots?service=${FIRST_TALK}`)).toEqual([200, '203.0.113.7'])
  }
  for (const path of ['invitation', 'passkey-options', 'app-secret'])
    expect((await call('POST', `/api/v1/desk/join/${path}`, { token: 'x' })).slice(1)).toEqual([
      '203.0.113.7',
    ])
})

test('F6: numbers to call, members and writes wait for nobody', async () => {
  const { call } = await withQueue()
  expect((await call('GET', `${BASE}/crisis-lines`)).slice(1)).toEqual([])
  expect(await call('GET', `${BASE}/members/me`)).toEqual([401])
  expect((await call('POST', `${BASE}/requests`, {})).slice(1)).toEqual([])
})

test('D64: a browser that completed a sign-in waits for itself, and not for strangers behind its address', async () => {
  const { call, ...api } = await withQueue()
  const signIn = await tryCode(api, await askForCode(api))
  const known = signIn.cookies.find(({ name }) => name === 'known-browser')?.value ?? ''
  const [browserId] = known.split('.')
  const cookie = `known-browser=${known}`
  expect(await call('GET', `${BASE}/services`, undefined, { cookie })).toEqual([200, browserId])
  const forged = `known-browser=${known.slice(0, -2)}xx`
  expect(await call('GET', `${BASE}/services`, undefined, { cookie: forged })).toEqual([200, '203.0.113.7'])
})
