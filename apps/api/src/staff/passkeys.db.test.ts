import { expect, test } from 'vitest'
import { deskBrowser, firstOwnerToken, joinWithPasskey, signInWith, staffSession } from '#testing/staff.ts'
import { testApi } from '#testing/test-api.ts'
import { testAuthenticator } from '#testing/test-authenticator.ts'

const ASHA = { name: 'Asha Rao', email: 'Asha@Example.org' }
const HOUR = 3_600_000

type Api = Awaited<ReturnType<typeof testApi>>

async function firstOwner(api: Api) {
  const browser = deskBrowser(api)
  const token = (await firstOwnerToken(api)) ?? expect.fail()
  const { device, answer } = await joinWithPasskey(browser, { token, ...ASHA })
  expect(answer.statusCode).toBe(200)
  return { browser, device, token, answer }
}

const later = (api: Api, milliseconds: number) => {
  api.time.now = new Date(api.time.now.getTime() + milliseconds)
}

test('the first owner joins with the link of the start, and is signed in', async () => {
  const api = await testApi()
  const { browser, answer } = await firstOwner(api)
  expect(answer.json().data).toMatchObject({
    session: { name: 'Asha Rao', email: 'asha@example.org', roles: ['owner', 'coordinator'] },
    recovery_codes: [],
  })
  const cookies = answer.headers['set-cookie'] as string[]
  expect(cookies.find((each) => each.startsWith('desk='))).toMatch(
    /^desk=[\w-]{43}; Path=\/; Max-Age=43200; SameSite=Strict; HttpOnly$/,
  )
  expect(cookies.find((each) => each.startsWith('DESK-XSRF-TOKEN='))).not.toContain('HttpOnly')
  expect((await browser.get('/session')).json().data.name).toBe('Asha Rao')
  expect(await firstOwnerToken(api)).toBeUndefined()
})

test('on https the cookie of the desk is bound to the host', async () => {
  const api = await testApi({ signIn: { publicUrl: 'https://pulli.test' } })
  const browser = deskBrowser(api)
  const token = (await firstOwnerToken(api)) ?? expect.fail()
  const device = testAuthenticator('https://pulli.test')
  const { options } = (await browser.post('/join/passkey-options', { token, ...ASHA })).json().data
  const answer = await browser.post('/join', { token, ...ASHA, passkey: device.register(options) })
  const [own] = answer.headers['set-cookie'] as string[]
  expect(own).toMatch(/^__Host-desk=.*; SameSite=Strict; Secure; HttpOnly$/)
})

test('a link works once, for 24 hours, and only the last one', async () => {
  const api = await testApi()
  const browser = deskBrowser(api)
  const unknown = (token: string) => browser.post('/join/invitation', { token })
  const earlier = (await firstOwnerToken(api)) ?? expect.fail()
  const last = (await firstOwnerToken(api)) ?? expect.fail()
  expect((await unknown(earlier)).json().data.code).toBe('unknown-invitation')
  later(api, 24 * HOUR - 1)
  expect((await unknown(last)).json().data).toMatchObject({ name: null, email: null, is_for_device: false })
  later(api, 1)
  expect((await unknown(last)).statusCode).toBe(404)

  const { token } = await firstOwner(api)
  expect((await unknown(token)).statusCode).toBe(404)
  const again = await browser.post('/join/passkey-options', { token, ...ASHA })
  expect(again.json().data.code).toBe('unknown-invitation')
})

test('of two who accept one link at once, one joins', async () => {
  const api = await testApi()
  const token = (await firstOwnerToken(api)) ?? expect.fail()
  const ready = await Promise.all(
    [1, 2, 3, 4].map(async (n) => {
      const [browser, device] = [deskBrowser(api), testAuthenticator()]
      const given = { token, name: 'Asha', email: `asha${n}@example.org` }
      const { options } = (await browser.post('/join/passkey-options', given)).json().data
      return () => browser.post('/join', { ...given, passkey: device.register(options) })
    }),
  )
  const answers = await Promise.all(ready.map((join) => join()))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404, 404, 404])
  expect(await api.db.selectFrom('staff').select('id').execute()).toHaveLength(1)
})

test('the first owner has to say who they are', async () => {
  const api = await testApi()
  const token = (await firstOwnerToken(api)) ?? expect.fail()
  const answer = await deskBrowser(api).post('/join/passkey-options', { token })
  expect(answer.json().data.fields).toEqual({
    name: 'Enter your name.',
    email: 'Enter your email address.',
  })
})

test('a passkey signs in again, in any browser', async () => {
  const api = await testApi()
  const { device, browser } = await firstOwner(api)
  expect((await browser.delete('/session')).statusCode).toBe(200)
  expect((await browser.get('/session')).statusCode).toBe(401)
  const other = deskBrowser(api)
  const answer = await signInWith(other, device)
  expect(answer.json()).toMatchObject({ message: 'You are signed in.', data: { name: 'Asha Rao' } })
  expect((await other.get('/session')).statusCode).toBe(200)
})

test('an answer counts once, for five minutes, from this site, and of a device that was unlocked', async () => {
  const api = await testApi()
  const { device } = await firstOwner(api)
  const browser = deskBrowser(api)
  const ask = async () => (await browser.post('/session/passkey-options')).json().data.options
  const send = (passkey: object) => browser.post('/session', { passkey })
  const code = async (answer: ReturnType<typeof send>) => (await answer).json().data.code

  const right = device.answer(await ask())
  expect((await send(right)).statusCode).toBe(200)
  expect(await code(send(right))).toBe('wrong-passkey')
  expect(await code(send(device.answer(await ask(), { origin: 'https://example.org' })))).toBe(
    'wrong-passkey',
  )
  expect(await code(send(device.answer(await ask(), { isUnlocked: false })))).toBe('wrong-passkey')
  expect(await code(send(testAuthenticator().answer(await ask())))).toBe('wrong-passkey')
  expect(await code(send(device.answer({ challenge: 'AAAA' })))).toBe('wrong-passkey')
  const old = await ask()
  later(api, 5 * 60_000)
  expect(await code(send(device.answer(old)))).toBe('wrong-passkey')
  expect((await send(device.answer(await ask()))).statusCode).toBe(200)
})

test('a challenge for a new passkey signs nobody in, and one of a sign-in adds no passkey', async () => {
  const api = await testApi()
  const { device, browser } = await firstOwner(api)
  const forNew = (await browser.post('/devices/passkey-options')).json().data.options
  expect((await browser.post('/session', { passkey: device.answer(forNew) })).statusCode).toBe(401)
  const forSignIn = (await browser.post('/session/passkey-options')).json().data.options
  const passkey = testAuthenticator().register(forSignIn)
  expect((await browser.post('/devices/passkeys', { passkey })).statusCode).toBe(401)
})

test('a device that its owner did not unlock cannot become a passkey', async () => {
  const api = await testApi()
  const token = (await firstOwnerToken(api)) ?? expect.fail()
  const browser = deskBrowser(api)
  const { options } = (await browser.post('/join/passkey-options', { token, ...ASHA })).json().data
  expect(options.authenticatorSelection).toMatchObject({
    residentKey: 'required',
    userVerification: 'required',
  })
  const passkey = testAuthenticator().register(options, { isUnlocked: false })
  const answer = await browser.post('/join', { token, ...ASHA, passkey })
  expect(answer.json().data.code).toBe('wrong-passkey')
  expect(await api.db.selectFrom('staff').select('id').execute()).toEqual([])
})

test('another passkey is added and removed; the last way to sign in stays', async () => {
  const api = await testApi()
  const { browser, device } = await firstOwner(api)
  const other = testAuthenticator()
  later(api, 1_000)
  const { options } = (await browser.post('/devices/passkey-options')).json().data
  expect(options.excludeCredentials).toHaveLength(1)
  expect((await browser.post('/devices/passkeys', { passkey: other.register(options) })).statusCode).toBe(200)
  const [first, second] = (await browser.get('/devices')).json().data.passkeys
  expect((await browser.delete(`/devices/passkeys/${first.id}`)).statusCode).toBe(200)
  expect((await signInWith(deskBrowser(api), device)).statusCode).toBe(401)
  expect((await signInWith(deskBrowser(api), other)).statusCode).toBe(200)
  expect((await browser.delete(`/devices/passkeys/${second.id}`)).json().data.code).toBe('last-device')
  expect((await signInWith(deskBrowser(api), other)).statusCode).toBe(200)
})

test('an open screen changes no device: 15 minutes after the sign-in another one is asked for', async () => {
  const api = await testApi()
  const { browser, device } = await firstOwner(api)
  later(api, 15 * 60_000 + 1)
  const answer = await browser.post('/devices/passkey-options')
  expect(answer.json().data.code).toBe('fresh-sign-in-needed')
  await signInWith(browser, device)
  expect((await browser.post('/devices/passkey-options')).statusCode).toBe(200)
})

test('a session ends 8 hours after its last use, and 12 hours after its start', async () => {
  const api = await testApi()
  const { browser } = await staffSession(api, ['coordinator'])
  const status = async () => (await browser.get('/session')).statusCode
  later(api, 8 * HOUR - 1)
  expect(await status()).toBe(200)
  later(api, 4 * HOUR)
  expect(await status()).toBe(200)
  later(api, 1)
  expect(await status()).toBe(401)

  const idle = await staffSession(api, ['coordinator'])
  later(api, 8 * HOUR)
  expect((await idle.browser.get('/session')).statusCode).toBe(401)
})

test('a browser has one session: a sign-in ends the earlier one', async () => {
  const api = await testApi()
  const { browser, device } = await firstOwner(api)
  const before = new Map(browser.jar)
  await signInWith(browser, device)
  const stolen = deskBrowser(api)
  for (const [name, value] of before) stolen.jar.set(name, value)
  expect((await stolen.get('/session')).statusCode).toBe(401)
  expect((await browser.get('/session')).statusCode).toBe(200)
})

test('someone ends another session of their own, and nobody else can', async () => {
  const api = await testApi()
  const { browser, device } = await firstOwner(api)
  const phone = deskBrowser(api)
  later(api, 1_000)
  await signInWith(phone, device)
  const [newest] = (await browser.get('/devices')).json().data.sessions
  const bala = await staffSession(api, ['owner'])
  expect((await bala.browser.delete(`/sessions/${newest.id}`)).json().data.code).toBe('unknown-session')
  expect((await browser.delete(`/sessions/${newest.id}`)).statusCode).toBe(200)
  expect((await phone.get('/session')).statusCode).toBe(401)
})
