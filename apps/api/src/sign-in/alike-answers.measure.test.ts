import { mobileNumber } from '@pulli/data/testing/mobile-numbers.ts'
import { expect, test } from 'vitest'
import { MOST_CALLS, takeAsLong } from '#testing/compare-timing.ts'
import { askForCode, call, MOBILE, tryCode } from '#testing/sign-in.ts'
import { testApi } from '#testing/test-api.ts'
import { insertUnused, UNUSED } from '#testing/unused-accounts.ts'

const OFTEN = { max: 1_000_000, windowSeconds: 60 }

test('LOG-09, security row 6: the answer to a stranger takes as long as the one to a member', async () => {
  const perNumber = { tenMinutes: OFTEN, perDay: OFTEN, trickle: 1_000_000 }
  const limits = { gap: OFTEN, perNumber, perNumberAndAddress: perNumber, perDevice: OFTEN }
  const api = await testApi({ signIn: { limits } })
  await tryCode(api, await askForCode(api))
  api.context.config.signIn.signUp = 'app'
  const ask = (mobile_number: string) =>
    call(api, 'POST', '/auth/login-request', { body: { mobile_number }, ip: '203.0.113.7' })
  const isAlike = await takeAsLong(
    () => ask(MOBILE),
    () => ask('9000000001'),
  )
  expect(isAlike).toBe(true)
}, 120_000)

test.each(UNUSED)(
  'D59, security row 6: into a number whose account is %s it takes as long as into one that nobody ever had',
  async (state) => {
    const api = await testApi({ signIn: { limits: { perDevice: OFTEN, triesPerAddress: OFTEN } } })
    const [taken, free] = [(n: number) => mobileNumber(2 * n), (n: number) => mobileNumber(2 * n + 1)]
    const phones = Array.from({ length: MOST_CALLS }, (_, n) => `+91${taken(n)}`)
    await insertUnused(api, { state, phones })
    await api.pool.query('analyze')
    const enterWith = async (mobile: string) => {
      const answer = await tryCode(api, await askForCode(api, mobile), mobile)
      expect(answer.json()).toMatchObject({ status: 200, data: { name: '' } })
    }
    const isAlike = await takeAsLong(
      (n) => enterWith(taken(n)),
      (n) => enterWith(free(n)),
    )
    expect(isAlike).toBe(true)
  },
  120_000,
)
