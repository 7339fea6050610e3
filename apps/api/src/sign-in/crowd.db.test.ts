import { mobileNumber } from '@pulli/data/testing/mobile-numbers.ts'
import { expect, test } from 'vitest'
import { recordingGateway } from '#testing/recording-gateway.ts'
import { testApi } from '#testing/test-api.ts'
import { type TestBrowser, testBrowser } from '#testing/test-browser.ts'

type Api = Awaited<ReturnType<typeof testApi>>
const COLLEGE = '203.0.113.7'

const later = (api: Api, seconds: number) => {
  api.time.now = new Date(api.time.now.getTime() + seconds * 1000)
}

/** The API with a gateway, and the code that was last sent to a number. */
async function apiWithGateway(options: Parameters<typeof testApi>[0] = {}) {
  const { gateway, sent } = recordingGateway()
  const api = await testApi({ gateway, ...options })
  const codes = new Map<string, string>()
  let read = 0
  const codeOf = async (mobile: string) => {
    await api.context.codes.settled()
    for (; read < sent.length; read++) codes.set(sent[read]?.phone.slice(3) ?? '', sent[read]?.code ?? '')
    return codes.get(mobile) ?? ''
  }
  return { api, sent, codeOf }
}

type Person = { mobile: string; browser: TestBrowser; triesAt: number }

/** Asks and signs in where the time has come. Gives whether the person is in. */
async function takeTurn(person: Person, second: number, codeOf: (mobile: string) => Promise<string>) {
  if (person.triesAt > second) return false
  const asked = await person.browser.ask(person.mobile)
  if (asked.statusCode === 429) {
    person.triesAt = second + Number(asked.headers['retry-after'])
    return false
  }
  expect(asked.statusCode).toBe(200)
  const answer = await person.browser.signIn(person.mobile, await codeOf(person.mobile))
  expect(answer.statusCode).toBe(200)
  return true
}

test.runIf(process.env.LONG)(
  'finding H7, C1: of 2 000 people behind one address everybody signs in within the hour, with an attacker among them',
  async () => {
    const { api, sent, codeOf } = await apiWithGateway()
    let pumped = 0
    /** Drops its cookies, asks for codes of random numbers, and guesses. */
    const attack = async (times: number) => {
      for (let n = 0; n < times; n++) {
        const mobile = mobileNumber(1_000_000 + pumped++)
        await testBrowser(api, COLLEGE).ask(mobile)
        await testBrowser(api, COLLEGE).signIn(mobile, '111111')
      }
    }
    // It bursts before the crowd comes.
    await attack(60)
    const inside: Person[] = []
    let waiting: Person[] = []
    const STEP_SECONDS = 30
    /** Fewer than the connections, so that none has to wait for one. */
    const AT_ONCE = 5
    for (let second = 0; second < 3_600; second += STEP_SECONDS) {
      if (second < 3_000)
        waiting.push(
          ...Array.from({ length: 20 }, (_, n) => ({
            mobile: mobileNumber((second / STEP_SECONDS) * 20 + n),
            browser: testBrowser(api, COLLEGE),
            triesAt: second,
          })),
        )
      await attack(2)
      const next: Person[] = []
      for (let from = 0; from < waiting.length; from += AT_ONCE)
        await Promise.all(
          waiting.slice(from, from + AT_ONCE).map(async (person) => {
            if (await takeTurn(person, second, codeOf)) inside.push(person)
            else next.push(person)
          }),
        )
      waiting = next
      later(api, STEP_SECONDS)
    }
    expect(inside).toHaveLength(2_000)
    expect(waiting).toEqual([])
    expect(sent.length - inside.length).toBeLessThan(pumped)
  },
  120_000,
)

test('finding C1, security row 11: a pump from fifty addresses stays within the budget, and no known browser waits', async () => {
  const { api, sent, codeOf } = await apiWithGateway({
    signIn: { limits: { messages: { max: 200, windowSeconds: 3_600 } } },
  })
  const members = Array.from({ length: 10 }, (_, n) => ({
    mobile: mobileNumber(n),
    browser: testBrowser(api, `198.51.100.${n}`),
    triesAt: 0,
  }))
  for (const member of members) expect(await takeTurn(member, 0, codeOf)).toBe(true)
  later(api, 3_600)

  const before = sent.length
  let n = 1_000_000
  const addresses = Array.from({ length: 50 }, (_, address) => `203.0.${address % 10}.${address}`)
  const statuses = new Set<number>()
  // Half of them keep their cookies and wait as instructed.
  const keepers = addresses.flatMap((ip, at) =>
    at % 2 ? Array.from({ length: 8 }, () => testBrowser(api, ip)) : [],
  )
  for (let round = 0; round < 3; round++) {
    for (const ip of addresses)
      for (let times = 0; times < 4; times++)
        statuses.add((await testBrowser(api, ip).ask(mobileNumber(n++))).statusCode)
    for (const keeper of keepers) statuses.add((await keeper.ask(mobileNumber(n++))).statusCode)
    later(api, 25)
  }
  expect(statuses).toEqual(new Set([200, 429]))
  await api.context.codes.settled()
  expect(sent.length - before).toBe(160)
  expect(api.alarms).toContain('codes-paused')

  for (const member of members) expect(await takeTurn(member, 3_600, codeOf)).toBe(true)
  await api.context.codes.settled()
  expect(sent.length - before).toBeLessThanOrEqual(200)
}, 60_000)

test('finding C1: 55 random numbers from one address close the sign-in for nobody else', async () => {
  const { api, codeOf } = await apiWithGateway()
  const answers = []
  for (let n = 0; n < 55; n++) answers.push(await testBrowser(api, COLLEGE).ask(mobileNumber(1_000 + n)))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(30)
  later(api, 120)
  const elsewhere = { mobile: mobileNumber(1), browser: testBrowser(api, '198.51.100.1'), triesAt: 0 }
  expect(await takeTurn(elsewhere, 0, codeOf)).toBe(true)
  // Behind the same address a browser waits for 20 s, once.
  const there = { mobile: mobileNumber(2), browser: testBrowser(api, COLLEGE), triesAt: 0 }
  expect(await takeTurn(there, 0, codeOf)).toBe(false)
  expect(there.triesAt).toBe(20)
  later(api, 20)
  expect(await takeTurn(there, 20, codeOf)).toBe(true)
})
