import type { Renewal } from '@pulli/contracts/sign-in.ts'
import { providerCalls } from '#addresses.ts'
import { callApi } from '#api/call-api.ts'
import { oneTabAtATime } from '#api/one-tab-at-a-time.ts'
import { currentUser, storeUser } from './session.ts'

/** How a renewal ended. `over`: the session has ended. `renewed`: the token of the current session. */
export type Renewed = { kind: 'renewed'; token: string } | { kind: 'over' } | { kind: 'unanswered' }

let running: Promise<Renewed> | undefined

/** Renews a refused token. Concurrent callers, in all tabs, share one renewal. */
export function renewToken(refusedToken: string): Promise<Renewed> {
  running ??= oneTabAtATime('renew-session', () => renew(refusedToken)).finally(() => {
    running = undefined
  })
  return running
}

async function renew(refusedToken: string): Promise<Renewed> {
  const before = currentUser()
  if (!before) return { kind: 'over' }
  const known = before.tokens.access_token
  if (known !== refusedToken) return { kind: 'renewed', token: known }

  const outcome = await renewSession()
  const user = currentUser()
  // Another tab signed in meanwhile: its session is neither overwritten nor cleared.
  if (user && user.tokens.access_token !== refusedToken)
    return { kind: 'renewed', token: user.tokens.access_token }
  if (outcome.kind === 'refused') {
    return outcome.status === 401 || outcome.status === 403 ? { kind: 'over' } : { kind: 'unanswered' }
  }
  if (outcome.kind === 'unanswered') return outcome
  if (!user) return { kind: 'over' }
  const { tokens } = outcome.data
  storeUser({ ...user, tokens })
  return { kind: 'renewed', token: tokens.access_token }
}

/** Gets a new token with the refresh cookie. */
export const renewSession = (signal?: AbortSignal) =>
  callApi<Renewal>(providerCalls.refresh, {
    method: 'POST',
    ...(signal && { signal }),
    headers: { 'x-xsrf-token': xsrfToken(document.cookie) },
  })

/** The value of the cookie that a call with the refresh cookie repeats in a header (API-22). */
export function xsrfToken(cookies: string): string {
  return /(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(cookies)?.[1] ?? ''
}
