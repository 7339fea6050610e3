import { test } from 'vitest'
import { RANDOM_BODIES_MILLISECONDS, sendRandomBodies } from '#testing/random-bodies.ts'
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
  'security row 28: random bodies to %s answer the envelope, and never 5xx',
  async (call, good) => {
    const wide = { max: 1e6, windowSeconds: 60 }
    const api = await testApi({
      signIn: { limits: { perAddress: { ...wide, slow: 1e6 }, triesPerAddress: wide, gap: wide } },
    })
    const { bearer, cookies } = await signedIn(api)
    const [method = '', path = ''] = call.split(' ')
    await sendRandomBodies(api, { method, path, good, headers: { ...bearer, ...cookies } })
  },
  RANDOM_BODIES_MILLISECONDS,
)
