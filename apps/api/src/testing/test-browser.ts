import { BASE, type call } from './sign-in.ts'

type Api = Parameters<typeof call>[0]
export type TestBrowser = ReturnType<typeof testBrowser>

/** A browser: it keeps the cookies that it is given, as a program does not. */
export function testBrowser({ app }: Api, ip = '203.0.113.7') {
  const jar = new Map<string, string>()
  const post = async (path: string, payload: object) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = cookie === '' ? {} : { cookie }
    const answer = await app.inject({ method: 'POST', url: BASE + path, headers, payload, remoteAddress: ip })
    for (const { name, value } of answer.cookies) jar.set(name, value)
    return answer
  }
  return {
    ask: (mobile_number: string) => post('/auth/login-request', { mobile_number }),
    resend: (mobile_number: string) => post('/auth/resend-otp', { mobile_number, request_type: 'login' }),
    signIn: (mobile_number: string, otp: string) =>
      post('/auth/login', { mobile_number, type: 'phone', otp }),
    /** The cookies, by name. */
    jar,
  }
}
