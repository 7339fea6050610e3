import { mobileNumber } from '@pulli/data/testing/mobile-numbers.ts'
import { expect, test } from 'vitest'
import { MOBILE, otherThan } from '#testing/sign-in.ts'
import { testApi } from '#testing/test-api.ts'
import { type TestBrowser, testBrowser } from '#testing/test-browser.ts'

type Api = Awaited<ReturnType<typeof testApi>>
const VICTIM_IP = '198.51.100.20'
const STRANGER_IP = '203.0.113.66'

const later = (api: Api, seconds: number) => {
  api.time.now = new Date(api.time.now.getTime() + seconds * 1000)
}

/** Asks for a code, waits once where it has to, and signs in. Gives the seconds that it waited. */
async function signIn(api: Api, browser: TestBrowser, mobile = MOBILE): Promise<number> {
  let waited = 0
  let asked = await browser.ask(mobile)
  if (asked.statusCode === 429) {
    waited = Number(asked.headers['retry-after'])
    later(api, waited)
    asked = await browser.ask(mobile)
  }
  expect(asked.statusCode).toBe(200)
  expect((await browser.signIn(mobile, asked.json().data.otp)).statusCode).toBe(200)
  return waited
}

/** A stranger asks for codes of a number and guesses wrong with each, as often as they are let. */
async function guess(api: Api, times: number, keepsCookies: boolean, ip = STRANGER_IP) {
  let browser = testBrowser(api, ip)
  for (let guessed = 0; guessed < times; ) {
    const asked = await browser.ask(MOBILE)
    const wrong = otherThan(asked.json().data?.otp ?? '111111')
    for (let n = 0; n < 5 && guessed < times; n++, guessed++) await browser.signIn(MOBILE, wrong)
    if (!keepsCookies) browser = testBrowser(api, ip)
    later(api, 31)
  }
}

test.each([
  ['ten', 10, 1, false],
  ['a hundred', 100, 1, false],
  ['a hundred, from a browser that keeps its cookie,', 100, 1, true],
  ['a hundred a day', 100, 5, false],
  ['a hundred a day, from a browser that keeps its cookie,', 100, 5, true],
])(
  'finding H2, security rows 5 and 9: after %s wrong guesses of a stranger the owner gets in, a known browser at once, a new one within 10 minutes',
  async (_, times, days, keepsCookies) => {
    const api = await testApi()
    const known = testBrowser(api, VICTIM_IP)
    await signIn(api, known)
    for (let day = 0; day < days; day++) {
      later(api, 3_600)
      await guess(api, times, keepsCookies)
      expect(await signIn(api, known)).toBe(0)
      expect(await signIn(api, testBrowser(api, VICTIM_IP))).toBeLessThanOrEqual(600)
      later(api, 20 * 3_600)
    }
    // Also if the owner shares the stranger's address, while the stranger continues.
    await guess(api, times, keepsCookies)
    expect(await signIn(api, testBrowser(api, STRANGER_IP))).toBeLessThanOrEqual(600)
  },
  60_000,
)

test('finding H2, D61: a stranger’s request does not invalidate another browser’s code', async () => {
  const api = await testApi()
  const mine = testBrowser(api, VICTIM_IP)
  const { otp } = (await mine.ask(MOBILE)).json().data
  for (let n = 0; n < 2; n++) {
    later(api, 31)
    const stranger = testBrowser(api, STRANGER_IP)
    const asked = await stranger.ask(MOBILE)
    for (let guesses = 0; guesses < 10; guesses++)
      await stranger.signIn(MOBILE, otherThan(asked.json().data.otp))
    for (let guesses = 0; guesses < 10; guesses++)
      await testBrowser(api, STRANGER_IP).signIn(MOBILE, otherThan(otp))
  }
  expect((await mine.signIn(MOBILE, otp)).statusCode).toBe(200)
})

test('D61, security row 13: within one browser only the newest code counts', async () => {
  const api = await testApi()
  const browser = testBrowser(api)
  const first = (await browser.ask(MOBILE)).json().data.otp
  later(api, 30)
  const second = (await browser.resend(MOBILE)).json().data.otp
  if (first !== second) expect((await browser.signIn(MOBILE, first)).statusCode).toBe(401)
  expect((await browser.signIn(MOBILE, second)).statusCode).toBe(200)
})

test('D61, security row 4: a browser has five tries at its code, and not those of callers without a cookie beside', async () => {
  const api = await testApi()
  const browser = testBrowser(api)
  const { otp } = (await browser.ask(MOBILE)).json().data
  for (let n = 0; n < 5; n++) expect((await browser.signIn(MOBILE, otherThan(otp))).statusCode).toBe(401)
  expect((await browser.signIn(MOBILE, otp)).statusCode).toBe(401)
  const rows = await api.db.selectFrom('oneTimeCodeChallenges').select(['tries', 'unboundTries']).execute()
  expect(rows).toEqual([{ tries: 5, unboundTries: 0 }])
})

test('D61: a code requested by one browser is invalid in another that requested its own', async () => {
  const api = await testApi()
  const [one, other] = [testBrowser(api), testBrowser(api, VICTIM_IP)]
  const { otp } = (await one.ask(MOBILE)).json().data
  later(api, 31)
  const second = (await other.ask(MOBILE)).json().data.otp
  if (otp !== second) expect((await other.signIn(MOBILE, otp)).statusCode).toBe(401)
  expect((await one.signIn(MOBILE, otp)).statusCode).toBe(200)
  expect((await other.signIn(MOBILE, second)).statusCode).toBe(200)
})

test('finding api P9, D61: of callers without cookies the newest code of a number counts, no matter who asked for it, and one that kept its cookie keeps its own', async () => {
  const api = await testApi()
  const ask = async (browser: TestBrowser) => {
    later(api, 31)
    return (await browser.ask(MOBILE)).json().data.otp as string
  }
  const enter = async (otp: string) => (await testBrowser(api, VICTIM_IP).signIn(MOBILE, otp)).statusCode
  const app = testBrowser(api, VICTIM_IP)
  const first = await ask(app)
  const strangers = await ask(testBrowser(api, STRANGER_IP))
  if (first !== strangers) expect(await enter(first)).toBe(401)
  // The app that has its cookie is not affected.
  expect((await app.signIn(MOBILE, first)).statusCode).toBe(200)
  // One that asks again without it has the newest code.
  expect(await enter(await ask(testBrowser(api, VICTIM_IP)))).toBe(200)
})

test('D61: the cookie of a challenge lasts 15 minutes, is HttpOnly, and is also set on a refusal', async () => {
  const api = await testApi({ signIn: { publicUrl: 'https://pulli.example' } })
  const browser = testBrowser(api)
  for (const status of [200, 429]) {
    const answer = await browser.ask(MOBILE)
    expect(answer.statusCode).toBe(status)
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^__Host-challenge-browser=[\w.-]+; Path=\/; Max-Age=900; SameSite=Strict; Secure; HttpOnly$/,
    )
  }
})

test('D61: the cookie’s age cannot be forged, and after 15 minutes the browser counts as new', async () => {
  const api = await testApi()
  const browser = testBrowser(api)
  await browser.ask(MOBILE)
  const [token, since, mac] = browser.jar.get('challenge-browser')?.split('.') ?? []
  browser.jar.set('challenge-browser', `${token}.${Number(since) - 600}.${mac}`)
  later(api, 31)
  await browser.ask(MOBILE)
  expect(browser.jar.get('challenge-browser')?.split('.')[0]).not.toBe(token)
  const [own] = browser.jar.get('challenge-browser')?.split('.') ?? []
  later(api, 900)
  await browser.ask(MOBILE)
  expect(browser.jar.get('challenge-browser')?.split('.')[0]).toBe(own)
  later(api, 31)
  await browser.ask(MOBILE)
  expect(browser.jar.get('challenge-browser')?.split('.')[0]).not.toBe(own)
})

test('D61: a signed-in member’s codes are unaffected by strangers’ requests for the number', async () => {
  const api = await testApi()
  const { token, call } = await (async () => {
    const { call, signedIn } = await import('#testing/sign-in.ts')
    return { token: (await signedIn(api)).bearer, call }
  })()
  await guess(api, 100, false)
  const asked = await call(api, 'POST', '/members/me/erase-request', { headers: token, ip: STRANGER_IP })
  expect(asked.statusCode).toBe(200)
  for (let n = 0; n < 10; n++)
    await testBrowser(api, STRANGER_IP).signIn(MOBILE, otherThan(asked.json().data.otp))
  const erased = await call(api, 'DELETE', '/members/me', {
    headers: token,
    ip: STRANGER_IP,
    body: { otp: asked.json().data.otp },
  })
  expect(erased.statusCode).toBe(200)
})

test('finding H2: the owner who signs in gives back what it took, so nobody runs out of codes by using them', async () => {
  const api = await testApi()
  for (let n = 0; n < 14; n++) {
    expect(await signIn(api, testBrowser(api, VICTIM_IP))).toBe(0)
    later(api, 301)
  }
}, 30_000)

test('api F1, D61: numbers of every range sign in', async () => {
  const api = await testApi()
  for (const n of [3, 700, 1_400, 2_100]) await signIn(api, testBrowser(api, VICTIM_IP), mobileNumber(n))
})
