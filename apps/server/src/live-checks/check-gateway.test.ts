import { expect, test } from 'vitest'
import { closedPort, hangingNeighbour, webServer } from '#testing/neighbours.ts'
import { checkGateway } from './live-problems.ts'

const SOON = { withinMilliseconds: 300 }
const PATIENT = { withinMilliseconds: 10_000 }
const MSG91 = { gateway: 'msg91', authKey: 'hunter2', templateId: 'template' } as const
const SID = `AC${'0'.repeat(32)}`
const TWILIO = {
  gateway: 'twilio',
  accountSid: SID,
  authToken: 'hunter2',
  from: 'PULLI',
  text: undefined,
} as const

const says = (body: object | string, { status = 200, date }: { status?: number; date?: Date } = {}) =>
  webServer((_request, response) => {
    if (date) response.setHeader('date', date.toUTCString())
    response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body))
  })

/** MSG91 with a number that was never sent a code. */
const KNOWS_THE_KEY = { type: 'error', message: 'Mobile no. not found' }

test('M5: the key of MSG91 is tried by a refused test, and no message is sent', async () => {
  const { address, asked } = await says(KNOWS_THE_KEY)
  expect(await checkGateway(MSG91, PATIENT, address)).toEqual([])
  expect(asked).toMatchObject([{ method: 'GET', headers: { authkey: 'hunter2' } }])
  expect(asked[0]?.url).toMatch(/^\/api\/v5\/otp\/verify\?/)
})

test.each([
  [{ type: 'error', message: 'Authentication failure' }, 200, 'is not taken by MSG91'],
  [{ type: 'error', message: 'IP not whitelisted' }, 200, 'is not taken by MSG91'],
  [KNOWS_THE_KEY, 401, 'is not taken by MSG91'],
  ['<html>Welcome to this network</html>', 200, 'MSG91 did not answer as it does (200)'],
  ['busy', 503, 'MSG91 did not answer as it does (503)'],
])('M5: MSG91 that answers %o with %d is refused', async (body, status, told) => {
  const { address } = await says(body, { status })
  const [problem] = await checkGateway(MSG91, PATIENT, address)
  expect(problem).toMatchObject({ about: 'MSG91_AUTH_KEY', isRefused: true })
  expect(problem?.message).toContain(told)
  expect(problem?.message).not.toContain('hunter2')
})

test('M5: a gateway that hangs, one that is not reached and one that leads elsewhere are told of in time', async () => {
  const elsewhere = await webServer((_request, response) => {
    response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()
  })
  const at = (port: number) => `http://127.0.0.1:${port}`
  expect(await checkGateway(MSG91, SOON, at(await hangingNeighbour()))).toMatchObject([
    { about: 'MSG91_AUTH_KEY', message: 'was tried, and did not answer within 0.3 s' },
  ])
  expect(await checkGateway(MSG91, PATIENT, at(await closedPort()))).toMatchObject([
    { message: 'was tried, and failed: nothing listens there' },
  ])
  expect(await checkGateway(MSG91, PATIENT, elsewhere.address)).toMatchObject([{ isRefused: true }])
})

const twilio = (account: object, balance: object | undefined, status = 200) =>
  webServer((request, response) => {
    const body = request.url?.endsWith('/Balance.json') ? balance : account
    response.writeHead(body === undefined ? 404 : status).end(JSON.stringify(body ?? {}))
  })

test('M5: an active account at Twilio with money, or one that is part of another, is taken', async () => {
  for (const balance of [{ balance: '12.30', currency: 'USD' }, undefined]) {
    const { address } = await twilio({ sid: SID, status: 'active' }, balance)
    expect(await checkGateway(TWILIO, PATIENT, address)).toEqual([])
  }
})

test.each([
  [{ sid: SID, status: 'suspended' }, undefined, 200, 'does not call active'],
  [{ sid: SID, status: 'active' }, { balance: '0.00' }, 200, 'without money'],
  [{ code: 20003 }, undefined, 401, 'is not taken by Twilio'],
  [{ sid: 'another' }, undefined, 200, 'did not answer as it does'],
])('M5: Twilio that says %o and %o with %d is refused', async (account, balance, status, told) => {
  const { address } = await twilio(account, balance, status)
  const found = await checkGateway(TWILIO, PATIENT, address)
  expect(found).toMatchObject([{ about: 'TWILIO_AUTH_TOKEN', isRefused: true }])
  expect(found[0]?.message).toContain(told)
})

test('M5: a clock that is off is found by that of the gateway', async () => {
  const off = async (seconds: number) => {
    const { address } = await says(KNOWS_THE_KEY, { date: new Date(Date.now() + seconds * 1_000) })
    return checkGateway(MSG91, PATIENT, address)
  }
  expect(await off(1_200)).toMatchObject([{ about: 'the clock', isRefused: true }])
  expect((await off(1_200))[0]?.message).toMatch(/^is (?:1200|1199) s behind that of the SMS gateway/)
  expect(await off(-30)).toMatchObject([{ about: 'the clock', isStopping: false }])
  expect(await off(2)).toEqual([])
})
