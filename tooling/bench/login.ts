import { mobileNumber } from '@pulli/data/testing/mobile-numbers.ts'
import { lasting } from './duration.ts'
import type { Figure } from './figure.ts'
import { callApi, perSecond } from './pace.ts'

const SECONDS = lasting(8)

/** P10: fresh numbers and addresses, rate limits on, codes in the response. */
export async function measureLogin(siteUrl: string): Promise<Figure> {
  const start = Math.floor(Math.random() * 1_000_000_000)
  const rate = await perSecond(SECONDS, async (n) => {
    const mobile_number = mobileNumber(start + n)
    const headers = { 'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` }
    const call = { method: 'POST', headers }
    const { otp } = await callApi<{ otp: string }>(siteUrl, {
      ...call,
      path: '/auth/login-request',
      body: { mobile_number },
    })
    await callApi(siteUrl, { ...call, path: '/auth/login', body: { mobile_number, type: 'phone', otp } })
  })
  return {
    id: 'P10',
    what: 'logins (request and verify), many numbers and addresses, limits on',
    measured: `${Math.round(rate)} a second`,
    bound: '≥ 300 a second',
    holds: rate >= 300,
  }
}
