import { mobileNumber } from '@pulli/data/testing/mobile-numbers.ts'
import { forwardedFor } from './consultation-body.ts'

/** What is read of the answers. */
type Data = {
  readonly otp?: string
  readonly id: string
  readonly tokens: { readonly access_token: string }
  readonly version: number
  readonly starts_at: string
  readonly slots: readonly { readonly starts_at: string }[]
}

export type Call = (method: string, path: string, body?: unknown, token?: string) => Promise<Data | undefined>

/** Returns what makes calls to a site: a call answers its data, or undefined where it was not acknowledged. */
export function acknowledgedCalls(siteUrl: string): Call {
  return async (method, path, body, token) => {
    const answer = await fetch(`${siteUrl}/api/v1/mwellness${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...forwardedFor(),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(10_000),
    }).catch(() => undefined)
    // Killed in the middle of its answer, a server has acknowledged nothing.
    const envelope = (await answer?.json().catch(() => undefined)) as
      | { status: number; data: Data }
      | undefined
    return envelope?.status === 200 ? envelope.data : undefined
  }
}

/** Reads the code that came to a number. */
export type CodeOf = (mobile: string) => Promise<string | undefined>

/** Signs in with an unused number, by the code that came to it where the answer does not show it. */
export async function signInAnew(
  call: Call,
  codeOf?: CodeOf,
): Promise<{ id: string; token: string; phone: string } | undefined> {
  const mobile_number = mobileNumber()
  const sent = await call('POST', '/auth/login-request', { mobile_number })
  const otp = sent?.otp ?? (sent && (await codeOf?.(mobile_number)))
  const user = otp && (await call('POST', '/auth/login', { mobile_number, type: 'phone', otp }))
  return user ? { id: user.id, token: user.tokens.access_token, phone: mobile_number } : undefined
}
