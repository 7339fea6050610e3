import { storedRequests } from '@pulli/data/testing/stored.ts'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import {
  type Api,
  askForNumber,
  days,
  enter,
  later,
  memberWithCode,
  moveTo,
  NEW_MOBILE,
} from '#testing/accounts.ts'
import { call, MOBILE } from '#testing/sign-in.ts'
import { ASHA, testApi } from '#testing/test-api.ts'

type Member = Pick<Awaited<ReturnType<typeof memberWithCode>>, 'headers'>

const PHONE = `+91${MOBILE}`

/** Sends a request with the number, as its member or as someone who shares the phone. */
async function send(api: Api, name: string, member?: Member): Promise<string> {
  later(api, 1)
  const day = new Date(api.time.now.getTime() + 2 * 86_400_000).toISOString().slice(0, 10)
  const body = { ...ASHA, name, phone: MOBILE, consultation_date: day }
  return (await api.post(body, member?.headers)).json().data.id
}

const answer = (api: Api, { headers }: Member, id: string, given: string) =>
  call(api, 'PUT', `/members/me/unclaimed-requests/${id}`, { headers, body: { answer: given } })

const unclaimed = async (api: Api, { headers }: Member) =>
  (await call(api, 'GET', '/members/me/unclaimed-requests', { headers })).json().data.requests

/** A member with a request of their own, an unclaimed one, and one that they said is not theirs. */
async function withThree() {
  const api = await testApi()
  const member = await memberWithCode(api)
  await send(api, 'Own', member)
  await send(api, 'Unclaimed')
  await answer(api, member, await send(api, 'Disowned'), 'not-mine')
  const rows = async () =>
    (await storedRequests(api)).map(({ name, phone, sealedWith }) => ({ name, phone, sealedWith }))
  return { api, member, rows }
}

test('D63: erasing an account erases its own requests, and none that someone else may have sent with the number', async () => {
  const { api, member, rows } = await withThree()
  later(api, 60)
  const { otp } = (await call(api, 'POST', '/members/me/erase-request', member)).json().data
  expect((await call(api, 'DELETE', '/members/me', { ...member, body: { otp } })).statusCode).toBe(200)
  expect(await rows()).toEqual([
    { name: 'Unclaimed', phone: PHONE, sealedWith: null },
    { name: 'Disowned', phone: PHONE, sealedWith: null },
  ])
})

test('D63: a member who changes their number takes their own requests along, and leaves the others with the phone', async () => {
  const { api, member, rows } = await withThree()
  const { otp, current_otp } = (await askForNumber(api, member.headers)).json().data
  expect((await moveTo(api, member.headers, { otp, current_otp })).statusCode).toBe(200)
  expect((await rows()).map(({ name, phone }) => [name, phone])).toEqual([
    ['Own', `+91${NEW_MOBILE}`],
    ['Unclaimed', PHONE],
    ['Disowned', PHONE],
  ])
})

test('D59, D63: who has a number after someone else claims what they sent, and hears of nothing that was sent before', async () => {
  const { api, member, rows } = await withThree()
  later(api, days(90))
  const [, before] = await storedRequests(api)
  const own = await send(api, 'Of the next one')
  const next = await enter(api)
  await call(api, 'PATCH', '/members/me', { headers: next.headers, body: { name: 'Bala' } })
  expect(next.memberId).not.toBe(member.memberId)
  expect((await rows()).map(({ name, sealedWith }) => [name, sealedWith])).toEqual([
    ['Own', member.memberId],
    ['Unclaimed', null],
    ['Disowned', null],
    ['Of the next one', null],
  ])

  expect(await unclaimed(api, next)).toMatchObject([{ id: own }])
  expect((await answer(api, next, before?.id ?? '', 'mine')).statusCode).toBe(404)
  const { rawPayload } = await call(api, 'GET', '/members/me/export', next)
  const file = unzipSync(new Uint8Array(rawPayload))['everything.json'] ?? new Uint8Array()
  expect(JSON.parse(strFromU8(file))['consultation-requests']).toMatchObject([{ id: own }])
  expect((await answer(api, next, own, 'mine')).statusCode).toBe(200)

  // Only the desk erases unclaimed requests.
  later(api, days(366))
  await api.eraseInactive()
  expect((await rows()).map(({ name }) => name)).toEqual(['Unclaimed', 'Disowned', 'Of the next one'])
})
