import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { type DeskBrowser, deskBrowser, firstOwnerToken } from '#testing/staff.ts'
import { testApi } from '#testing/test-api.ts'

const ASHA = { name: 'Asha Rao', email: 'asha@example.org' }
const MINUTE = 60_000

type Api = Awaited<ReturnType<typeof testApi>>

/** What an app shows at an instant. */
const codeAt = (secret: string, now: Date) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() })

const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

const later = (api: Api, milliseconds: number) => {
  api.time.now = new Date(api.time.now.getTime() + milliseconds)
}

/** The first owner, who has an app and no passkey, some minutes after they joined. */
async function ownerWithApp(api: Api) {
  const browser = deskBrowser(api)
  const token = (await firstOwnerToken(api)) ?? expect.fail()
  const app = (await browser.post('/join/app-secret', { token, ...ASHA })).json().data
  const authenticator_app = { secret: app.secret, proof: app.proof, code: codeAt(app.secret, api.time.now) }
  const answer = await browser.post('/join', { token, ...ASHA, authenticator_app })
  expect(answer.statusCode).toBe(200)
  later(api, 5 * MINUTE)
  const codes: string[] = answer.json().data.recovery_codes
  return { browser, app, codes, code: () => codeAt(app.secret, api.time.now) }
}

const tryCode = (browser: DeskBrowser, code: string, email = ASHA.email) =>
  browser.post('/session', { email, code })

test('who has no passkey joins with an app, and gets ten recovery codes', async () => {
  const api = await testApi()
  const { browser, app, codes } = await ownerWithApp(api)
  expect(app.address).toMatch(/^otpauth:\/\/totp\/Pulli:asha%40example\.org\?.*secret=[A-Z2-7]{32}/)
  expect(new Set(codes).size).toBe(10)
  expect(codes.every((code) => /^[0-9A-Z]{5}(?:-[0-9A-Z]{5}){3}$/.test(code))).toBe(true)
  expect((await browser.get('/devices')).json().data).toMatchObject({
    passkeys: [],
    authenticator_app_added_at: expect.any(String),
    recovery_codes_left: 10,
  })
})

test('the database keeps neither the secret nor a recovery code', async () => {
  const api = await testApi()
  const { app, codes } = await ownerWithApp(api)
  const stored = await Promise.all(
    ['staff', 'staff_authenticator_apps', 'staff_recovery_codes'].map(
      async (table) => (await api.pool.query(`select ${table}::text as row from ${table}`)).rows,
    ),
  )
  const text = JSON.stringify(stored)
  const secretBytes = Buffer.from(Secret.fromBase32(app.secret).bytes).toString('hex')
  const asText = (value: string) => Buffer.from(value).toString('hex')
  for (const secret of [app.secret, asText(app.secret), secretBytes, ...codes, ...codes.map(asText)])
    expect(text).not.toContain(secret)
})

test('a secret that was not drawn here, or for someone else, is refused', async () => {
  const api = await testApi()
  const browser = deskBrowser(api)
  const token = (await firstOwnerToken(api)) ?? expect.fail()
  const { proof } = (await browser.post('/join/app-secret', { token, ...ASHA })).json().data
  const own = new Secret({ size: 20 }).base32
  const authenticator_app = { secret: own, proof, code: codeAt(own, api.time.now) }
  const answer = await browser.post('/join', { token, ...ASHA, authenticator_app })
  expect(answer.json().data.fields).toEqual({
    'authenticator_app.code': expect.stringContaining('does not match'),
  })
})

test('in a browser that was used before, a code signs in once', async () => {
  const api = await testApi()
  const { browser, code } = await ownerWithApp(api)
  await browser.delete('/session')
  const current = code()
  expect((await tryCode(browser, current, 'ASHA@example.org')).statusCode).toBe(200)
  await browser.delete('/session')
  expect((await tryCode(browser, current)).json().data.code).toBe('wrong-staff-code')
  later(api, 30_000)
  expect((await tryCode(browser, code())).statusCode).toBe(200)
})

test('the code that proved the app signs nobody in', async () => {
  const api = await testApi()
  const { browser, app } = await ownerWithApp(api)
  const joined = new Date(api.time.now.getTime() - 5 * MINUTE)
  api.time.now = joined
  expect((await tryCode(browser, codeAt(app.secret, joined))).statusCode).toBe(401)
})

test.each([-31_000, -30_000, 30_000])(
  'a clock that is %i ms off is right within half a minute',
  async (off) => {
    const api = await testApi()
    const { browser, app } = await ownerWithApp(api)
    // At the start of a step, so that the distance is what it says.
    api.time.now = new Date(Math.ceil(api.time.now.getTime() / 30_000) * 30_000)
    const answer = await tryCode(browser, codeAt(app.secret, new Date(api.time.now.getTime() + off)))
    expect(answer.statusCode).toBe(off === -31_000 ? 401 : 200)
  },
)

test('two who send one code at once: one signs in', async () => {
  const api = await testApi()
  const { browser, code } = await ownerWithApp(api)
  const current = code()
  const answers = await Promise.all([1, 2, 3, 4].map(() => tryCode(browser, current)))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401, 401, 401])
})

test('a right code in an unknown browser is answered like a wrong one, and like an unknown address', async () => {
  const api = await testApi()
  const { browser, code } = await ownerWithApp(api)
  const stranger = deskBrowser(api)
  const answers = [
    await tryCode(stranger, code()),
    await tryCode(stranger, otherThan(code())),
    await tryCode(stranger, code(), 'nobody@example.org'),
    await tryCode(browser, otherThan(code())),
  ]
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  expect(answers[0]?.statusCode).toBe(401)
})

test('however often a stranger tries, the counsellor signs in', async () => {
  const api = await testApi()
  const { browser, code } = await ownerWithApp(api)
  const stranger = deskBrowser(api)
  for (let n = 0; n < 40; n++) expect((await tryCode(stranger, otherThan(code()))).statusCode).toBe(401)
  expect((await tryCode(browser, code())).statusCode).toBe(200)
})

test('who holds a browser of the desk waits after five wrong codes, and no other browser does', async () => {
  const api = await testApi()
  const { browser, code, codes } = await ownerWithApp(api)
  const other = deskBrowser(api)
  await other.post('/session', { recovery_code: codes[0] })
  for (let n = 0; n < 5; n++) expect((await tryCode(browser, otherThan(code()))).statusCode).toBe(401)
  const waits = await tryCode(browser, code())
  expect(waits.json().data.code).toBe('too-many-tries')
  expect(waits.headers['retry-after']).toBe('60')
  expect((await tryCode(other, code())).statusCode).toBe(200)
  later(api, MINUTE)
  expect((await tryCode(browser, otherThan(code()))).statusCode).toBe(401)
  expect((await tryCode(browser, code())).headers['retry-after']).toBe('120')
  later(api, 2 * MINUTE)
  expect((await tryCode(browser, code())).statusCode).toBe(200)
  await browser.delete('/session')
  later(api, MINUTE)
  expect((await tryCode(browser, otherThan(code()))).json().data.code).toBe('wrong-staff-code')
})

test('parallel wrong codes are all counted', async () => {
  const api = await testApi()
  const { browser, code } = await ownerWithApp(api)
  const wrong = otherThan(code())
  const answers = await Promise.all(Array.from({ length: 20 }, () => tryCode(browser, wrong)))
  expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5)
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(15)
})

test('a recovery code signs in once, and makes its browser one in which codes count', async () => {
  const api = await testApi()
  const { codes, code } = await ownerWithApp(api)
  const phone = deskBrowser(api)
  const typed = codes[3]?.toLowerCase().replaceAll('-', ' ')
  expect((await phone.post('/session', { recovery_code: typed })).statusCode).toBe(200)
  await phone.delete('/session')
  expect((await tryCode(phone, code())).statusCode).toBe(200)
  expect((await phone.get('/devices')).json().data.recovery_codes_left).toBe(9)
  const again = await deskBrowser(api).post('/session', { recovery_code: typed })
  expect(again.json().data.code).toBe('wrong-staff-recovery-code')
})

test('new recovery codes end the earlier ones; without the app there are none, and the last way in stays', async () => {
  const api = await testApi()
  const { browser, codes } = await ownerWithApp(api)
  const made = (await browser.post('/devices/recovery-codes')).json().data.recovery_codes
  expect((await deskBrowser(api).post('/session', { recovery_code: codes[0] })).statusCode).toBe(401)
  expect((await browser.delete('/devices/app')).json().data.code).toBe('last-device')
  expect((await deskBrowser(api).post('/session', { recovery_code: made[0] })).statusCode).toBe(200)
})

test('another app takes the place of the first', async () => {
  const api = await testApi()
  const { browser, code } = await ownerWithApp(api)
  const next = (await browser.post('/devices/app-secret')).json().data
  const proof = { secret: next.secret, proof: next.proof }
  const wrong = await browser.put('/devices/app', {
    ...proof,
    code: otherThan(codeAt(next.secret, api.time.now)),
  })
  expect(wrong.json().data.fields).toHaveProperty('code')
  const right = await browser.put('/devices/app', { ...proof, code: codeAt(next.secret, api.time.now) })
  expect(right.json().data.recovery_codes).toHaveLength(10)
  later(api, MINUTE)
  expect((await tryCode(browser, code())).statusCode).toBe(401)
  expect((await tryCode(browser, codeAt(next.secret, api.time.now))).statusCode).toBe(200)
})

test('a sign-in names one way', async () => {
  const browser = deskBrowser(await testApi())
  const fields = async (body: object) => (await browser.post('/session', body)).json().data.fields
  expect(await fields({})).toEqual({ passkey: 'Choose one way to sign in.' })
  expect(await fields({ email: ASHA.email })).toEqual({ code: 'Enter the code.' })
  expect(await fields({ code: '123456' })).toEqual({ email: 'Enter your email address.' })
  expect(await fields({ email: ASHA.email, code: '12' })).toEqual({ code: 'Enter the 6 digits of the code.' })
  const two = { email: ASHA.email, code: '123456', recovery_code: '00000-00000-00000-00000' }
  expect(await fields(two)).toEqual({ passkey: 'Choose one way to sign in.' })
})
