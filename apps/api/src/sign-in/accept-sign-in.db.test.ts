import { expect, test } from 'vitest'
import { MOBILE, otherThan } from '#testing/sign-in.ts'
import { testApi } from '#testing/test-api.ts'
import { acceptCode, acceptNumber } from './accept-sign-in.ts'

type Api = Awaited<ReturnType<typeof testApi>>

/** A browser that posts plain forms, and keeps its cookies. */
function plainBrowser({ context }: Api) {
  const jar = new Map<string, string>()
  const visit = () => ({
    headers: { cookie: [...jar].map((pair) => pair.join('=')).join('; '), 'user-agent': 'Opera Mini' },
    ip: '198.51.100.7',
    traceId: 'request-1',
  })
  function keep<Answer extends { setCookies: string[] }>(answer: Answer): Answer {
    for (const cookie of answer.setCookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      jar.set(name, value)
    }
    return answer
  }
  return {
    jar,
    async askForCode(mobile_number = MOBILE) {
      const { envelope } = keep(await acceptNumber(context, { body: { mobile_number }, ...visit() }))
      return envelope.error ? envelope : (envelope.data.otp ?? '')
    },
    tryCode: async (otp: string, mobile_number = MOBILE) =>
      keep(await acceptCode(context, { body: { mobile_number, otp }, ...visit() })),
  }
}

test('finding S8: plain forms sign in, with the cookies that the calls of a script get', async () => {
  const browser = plainBrowser(await testApi())
  const otp = await browser.askForCode('+91 98765 43210')
  const { envelope } = await browser.tryCode(String(otp))
  expect(envelope).toMatchObject({ status: 200, data: { name: '', tokens: { expires_in: 900 } } })
  expect([...browser.jar.keys()].map((name) => name.replace('__Host-', '')).sort()).toEqual([
    'XSRF-TOKEN',
    'challenge-browser',
    'known-browser',
    'refresh',
  ])
})

test('a wrong code and a number that is none are refused as the calls refuse them', async () => {
  const browser = plainBrowser(await testApi())
  expect(await browser.askForCode('98111')).toMatchObject({ status: 422 })
  const otp = String(await browser.askForCode())
  const { envelope, setCookies } = await browser.tryCode(otherThan(otp))
  expect(envelope).toMatchObject({ status: 401, data: { code: 'wrong-code' } })
  expect(setCookies).toEqual([])
  expect((await browser.tryCode('')).envelope).toMatchObject({
    status: 422,
    data: { fields: { otp: expect.any(String) } },
  })
})

test('security row 39: a code without the cookie of the browser that asked for it signs nobody in', async () => {
  const api = await testApi()
  const otp = String(await plainBrowser(api).askForCode())
  const { envelope, setCookies } = await plainBrowser(api).tryCode(otp)
  expect(envelope).toMatchObject({ status: 401, data: { code: 'wrong-code' } })
  expect(setCookies).toEqual([])
})
