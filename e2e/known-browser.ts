import { mobileNumber } from '@pulli/data/testing/mobile-numbers.ts'
import { forwardedFor } from './consultation-body.ts'

/** Signs in with an unused number. Returns what the browser can do from then on. */
export async function knownBrowser(siteUrl: string, codeOf: (mobile: string) => Promise<string | undefined>) {
  const cookies = new Map<string, string>()
  const mobile_number = mobileNumber()

  async function post(path: string, body: object) {
    const answer = await fetch(`${siteUrl}/api/v1/mwellness/auth/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: [...cookies].map((cookie) => cookie.join('=')).join('; '),
        'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '',
        ...forwardedFor(),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    return (await answer.json()) as { status: number; message: string }
  }

  const askForCode = () => post('login-request', { mobile_number })
  const signIn = async () => post('login', { mobile_number, type: 'phone', otp: await codeOf(mobile_number) })
  await askForCode()
  const { status } = await signIn()
  if (status !== 200) throw new Error(`the sign-in was answered with ${status}`)
  return { askForCode, signIn, renewSession: () => post('refresh', {}) }
}
