import { storedRequests } from '@pulli/data/testing/stored.ts'
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
import { call, MOBILE, otherThan } from '#testing/sign-in.ts'
import { ASHA, testApi } from '#testing/test-api.ts'

const codesOf = async (api: Api, headers: Record<string, string>, mobile?: string) => {
  const answer = await askForNumber(api, headers, mobile)
  expect(answer.statusCode).toBe(200)
  return answer.json().data as { otp: string; current_otp: string }
}

test('finding H6: a member changes their number with a code to each, and signs in with the new one', async () => {
  const api = await testApi()
  const { headers, memberId } = await memberWithCode(api)
  const answer = await moveTo(api, headers, await codesOf(api, headers))
  expect(answer.json()).toMatchObject({ status: 200, data: {} })
  expect((await call(api, 'GET', '/members/me', { headers })).json().data.phone).toBe('******8172')
  expect((await enter(api, { mobile: NEW_MOBILE })).memberId).toBe(memberId)
  expect((await enter(api, { mobile: MOBILE })).memberId).not.toBe(memberId)
})

test('finding H6: a change of number ends every other session and forgets every other browser', async () => {
  const api = await testApi()
  const elsewhere = await memberWithCode(api)
  const here = await enter(api)
  const answer = await moveTo(api, here.headers, await codesOf(api, here.headers))
  expect(answer.statusCode).toBe(200)
  expect((await call(api, 'GET', '/members/me', elsewhere)).statusCode).toBe(401)
  expect((await call(api, 'POST', '/auth/refresh', { headers: elsewhere.cookies })).statusCode).toBe(401)
  expect((await call(api, 'GET', '/members/me', here)).statusCode).toBe(200)
  const known = await api.db.selectFrom('knownBrowsers').select('memberId').execute()
  expect(known).toHaveLength(1)
  // This browser knows the new number at once.
  expect(answer.cookies.map(({ name }) => name)).toContain('known-browser')
})

test.each(['otp', 'current_otp'] as const)(
  'a wrong %s is named, changes nothing, and the other one stays good',
  async (field) => {
    const api = await testApi()
    const { headers } = await memberWithCode(api)
    const codes = await codesOf(api, headers)
    const refused = await moveTo(api, headers, { ...codes, [field]: otherThan(codes[field]) })
    expect(refused.json()).toMatchObject({
      status: 401,
      data: { code: 'wrong-code', fields: { [field]: expect.any(String) } },
    })
    expect((await call(api, 'GET', '/members/me', { headers })).json().data.phone).toBe('******3210')
    expect((await moveTo(api, headers, codes)).statusCode).toBe(200)
  },
)

test('the attack: a sign-in code cannot change a number, and each code is valid for its own number only', async () => {
  const api = await testApi()
  const { headers } = await memberWithCode(api)
  const codes = await codesOf(api, headers)
  const swapped = await moveTo(api, headers, { otp: codes.current_otp, current_otp: codes.otp })
  expect(swapped.json().data.code).toBe('wrong-code')
  const other = await enter(api, { mobile: '7795705322' })
  const stolen = await moveTo(api, other.headers, codes)
  expect(stolen.statusCode).toBe(401)
})

test('D59: if the SIM is lost, the recovery code replaces its code', async () => {
  const api = await testApi()
  const { headers, memberId, code } = await memberWithCode(api)
  const { otp } = await codesOf(api, headers)
  const wrong = await moveTo(api, headers, { otp, recovery_code: '00000-00000-00000-00000' })
  expect(wrong.json()).toMatchObject({ status: 401, data: { code: 'wrong-recovery-code' } })
  expect((await moveTo(api, headers, { otp, recovery_code: code })).statusCode).toBe(200)
  expect((await enter(api, { mobile: NEW_MOBILE })).memberId).toBe(memberId)
})

test('a number whose account is in use is not taken over, and this is disclosed only after the number is verified', async () => {
  const api = await testApi()
  const holder = await memberWithCode(api, NEW_MOBILE)
  const { headers } = await memberWithCode(api)
  const free = await askForNumber(api, headers, '7795705322')
  const taken = await askForNumber(api, headers)
  const shape = ({ statusCode, json }: typeof free) => [statusCode, json().message, Object.keys(json().data)]
  expect(shape(taken)).toEqual(shape(free))
  const codes = taken.json().data
  const wrong = await moveTo(api, headers, { ...codes, otp: otherThan(codes.otp) })
  expect(wrong.json().data.code).toBe('wrong-code')
  const refused = await moveTo(api, headers, codes)
  expect(refused.json()).toMatchObject({ status: 409, data: { code: 'number-in-use' } })
  expect((await enter(api, { mobile: NEW_MOBILE })).memberId).toBe(holder.memberId)
})

test('D59: a member who changes to an inactive account’s number gets it, and the inactive account is sealed', async () => {
  const api = await testApi()
  const inactive = await memberWithCode(api, NEW_MOBILE)
  later(api, days(90))
  const { headers, memberId } = await memberWithCode(api)
  expect((await moveTo(api, headers, await codesOf(api, headers))).statusCode).toBe(200)
  const sealed = await api.db
    .selectFrom('members')
    .select('memberId')
    .where('status', '=', 'sealed')
    .execute()
  expect(sealed).toEqual([{ memberId: inactive.memberId }])
  expect((await enter(api, { mobile: NEW_MOBILE })).memberId).toBe(memberId)
})

test('requests for a consultation follow the member to the new number, so that an erasure finds them', async () => {
  const api = await testApi()
  const { headers } = await memberWithCode(api)
  await api.post({ ...ASHA, phone: MOBILE, consultation_date: '2026-12-01' }, headers)
  await moveTo(api, headers, await codesOf(api, headers))
  expect((await storedRequests(api)).map(({ phone }) => phone)).toEqual([`+91${NEW_MOBILE}`])
})

test.each([
  [{}, ['mobile_number', 'otp', 'current_otp']],
  [{ mobile_number: NEW_MOBILE, otp: '123456' }, ['current_otp']],
  [
    {
      mobile_number: NEW_MOBILE,
      otp: '123456',
      current_otp: '123456',
      recovery_code: '00000-00000-00000-00000',
    },
    ['current_otp'],
  ],
  [{ mobile_number: MOBILE, otp: '123456', current_otp: '123456' }, ['mobile_number']],
])('security row 26: the change of number %j is refused with 422', async (body, fields) => {
  const api = await testApi()
  const { headers } = await enter(api)
  const answer = await call(api, 'PUT', '/members/me/number', { headers, body })
  expect(answer.statusCode).toBe(422)
  for (const field of Object.keys(answer.json().data.fields)) expect(fields).toContain(field)
})

test('the sixth request for a change of number in an hour is refused, so that nobody can make phones ring', async () => {
  const api = await testApi()
  const { headers } = await enter(api)
  for (let n = 0; n < 5; n++) await askForNumber(api, headers, `844860030${n}`)
  const refused = await askForNumber(api, headers, '8448600309')
  expect(refused.json()).toMatchObject({ status: 429, data: { code: 'too-many-requests' } })
})
