import { m } from '@pulli/messages/messages.js'
import type { Site } from '@pulli/web/site-context.ts'
import { expect, test, vi } from 'vitest'
import { fakeSite, tokenOf } from '#testing/fake-site.ts'
import { action as loginAction } from './login-page.tsx'
import { action as otpAction } from './otp-page.tsx'

const USER = {
  id: '0198c2f0-0000-7000-8000-000000000001',
  name: 'Asha',
  time_zone: 'Asia/Kolkata',
  time_zone_is_chosen: false,
  tokens: { access_token: 'token', expires_in: 900 },
}
const setCookies = ['one=1; HttpOnly', 'two=2']
const accepted = <Data>(data: Data) => ({
  envelope: { status: 200 as const, error: false as const, message: 'Sent.', data },
  setCookies,
})
const refused = (status: number, message: string, fields?: Record<string, string>) => ({
  envelope: { status, error: true as const, message, data: { code: 'x', ...(fields && { fields }) } },
  setCookies,
})

/** Posts a form of the sign-in, as both pages have it. */
async function post(
  action: typeof loginAction | typeof otpAction,
  typed: Record<string, string>,
  site: Partial<Site>,
  csrf_token = tokenOf('/dashboard/login'),
) {
  const request = new Request('https://pulli.example/dashboard/login', {
    method: 'POST',
    headers: { cookie: 'challenge-browser=a', 'user-agent': 'Opera Mini' },
    body: new URLSearchParams({ ...typed, csrf_token }),
  })
  const { context } = fakeSite({}, site)
  const { data, init } = await action({ request, context } as never)
  const headers = new Headers(init?.headers)
  return { posted: data, status: init?.status, cookies: headers.getSetCookie() }
}

test('finding S8: without JavaScript a number leads to its code, with the cookies of the browser', async () => {
  const acceptNumber = vi.fn(async () => accepted({}))
  const answer = await post(loginAction, { mobile_number: '98765 43210' }, { acceptNumber })
  expect(acceptNumber).toHaveBeenCalledWith({
    body: { mobile_number: '98765 43210' },
    headers: { cookie: 'challenge-browser=a', 'user-agent': 'Opera Mini' },
  })
  expect(answer).toEqual({
    posted: { step: 'code', typed: { mobile_number: '98765 43210' }, message: 'Sent.' },
    status: 200,
    cookies: setCookies,
  })
})

test('D2: while no gateway is configured the page shows the code', async () => {
  const answer = await post(
    loginAction,
    { mobile_number: '9876543210' },
    { acceptNumber: async () => accepted({ otp: '123456' }) },
  )
  expect(answer.posted).toMatchObject({ step: 'code', message: 'Your OTP: 123456' })
})

test('finding operate H4: without JavaScript the page says that codes are late, and what to do', async () => {
  const envelope = {
    ...accepted({}).envelope,
    message: 'Codes are late: call us.',
    data: { is_late: true as const },
  }
  const acceptNumber = async () => ({ envelope, setCookies })
  const answer = await post(loginAction, { mobile_number: '9876543210' }, { acceptNumber })
  expect(answer.posted).toMatchObject({ step: 'code', message: 'Codes are late: call us.' })
})

test('a number that is refused stands in its field again, with what to do', async () => {
  const fields = { mobile_number: 'Enter ten digits.' }
  const acceptNumber = async () => refused(422, 'Look again.', fields)
  const answer = await post(loginAction, { mobile_number: '98111' }, { acceptNumber })
  expect(answer).toMatchObject({
    posted: { step: 'number', typed: { mobile_number: '98111' }, errors: fields },
    status: 422,
  })
})

test('finding H2: a plain form says when a code can be asked for again', async () => {
  const acceptNumber = async () => ({ ...refused(429, 'Many codes were asked for.'), retryAfterSeconds: 20 })
  const answer = await post(loginAction, { mobile_number: '9876543210' }, { acceptNumber })
  expect(answer).toMatchObject({
    posted: { errors: { mobile_number: 'Many codes were asked for. You can try again in 20 seconds.' } },
    status: 429,
  })
})

test('finding S8: without JavaScript the right code signs in', async () => {
  const typed = { mobile_number: '9876543210', otp: '123456' }
  const acceptCode = vi.fn(async () => accepted(USER))
  const answer = await post(otpAction, typed, { acceptCode })
  expect(acceptCode).toHaveBeenCalledWith(expect.objectContaining({ body: typed }))
  expect(answer).toEqual({ posted: { step: 'code', user: USER }, status: 200, cookies: setCookies })
})

test.each([
  [refused(401, 'The code is wrong.'), { otp: 'The code is wrong.' }],
  [refused(422, 'Look again.', { otp: 'Six digits.' }), { otp: 'Six digits.' }],
  [refused(422, 'Look again.', { mobile_number: 'Ten digits.' }), { mobile_number: 'Ten digits.' }],
])('a code that is refused stands in its field again, with what to do', async (answered, errors) => {
  const typed = { mobile_number: '9876543210', otp: '12345' }
  const answer = await post(otpAction, typed, { acceptCode: async () => answered })
  expect(answer).toMatchObject({ posted: { step: 'code', typed, errors }, status: answered.envelope.status })
})

test('security row 39: a form with another token is not taken, and comes back as it was typed', async () => {
  const typed = { mobile_number: '9876543210', otp: '123456' }
  for (const action of [loginAction, otpAction]) {
    const { posted, status } = await post(action, typed, {}, tokenOf('/newsletter'))
    expect(status).toBe(403)
    expect(posted).toMatchObject({ typed: { mobile_number: '9876543210' }, message: m.form_outdated() })
  }
})
