import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MOBILE, signedIn } from '#testing/sign-in.ts'
import { testApi } from '#testing/test-api.ts'

const GOOD = {
  'POST /auth/login-request': { mobile_number: MOBILE },
  'POST /auth/resend-otp': { mobile_number: MOBILE, request_type: 'login' },
  'POST /auth/login': { mobile_number: MOBILE, type: 'phone', otp: '123456' },
  'POST /auth/refresh': {},
  'PATCH /members/me': { name: 'Asha', time_zone: 'Asia/Kolkata' },
}

test.each(Object.entries(GOOD))(
  'security row 28: 1 000 random bodies to %s answer the envelope, and never 5xx',
  async (call, good) => {
    const wide = { max: 1e6, windowSeconds: 60 }
    const api = await testApi({
      signIn: { limits: { perAddress: { ...wide, slow: 1e6 }, triesPerAddress: wide, gap: wide } },
    })
    const { bearer, cookies } = await signedIn(api)
    const text = fc.string({ unit: 'binary', maxLength: 60 })
    const body = fc.oneof(
      fc.anything().map((value) => JSON.stringify(value) ?? 'null'),
      fc.record(Object.fromEntries(Object.keys(good).map((key) => [key, text]))),
      fc.dictionary(fc.constantFrom(...Object.keys(good), 'id', 'constructor'), text).map((change) => ({
        ...good,
        ...change,
      })),
      text,
    )
    const [method = 'POST', path] = call.split(' ')
    await fc.assert(
      fc.asyncProperty(body, async (sent) => {
        const answer = await api.app.inject({
          method: method as 'POST',
          url: `/api/v1/mwellness${path}`,
          headers: { ...bearer, ...cookies, 'content-type': 'application/json' },
          payload: typeof sent === 'string' ? sent : JSON.stringify(sent),
        })
        expect(answer.statusCode).toBeLessThan(500)
        expect(answer.json().status).toBe(answer.statusCode)
      }),
      { numRuns: 1_000 },
    )
  },
  60_000,
)
