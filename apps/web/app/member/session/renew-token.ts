import type { Renewal } from '@pulli/contracts/sign-in.ts'
import { providerCalls } from '#addresses.ts'
import { ask } from './ask.ts'
import { currentUser, keepUser } from './session.ts'

/** How a renewal ended: with a token, with a session that is over, or without an answer. */
export type Renewed = { kind: 'renewed'; token: string } | { kind: 'over' } | { kind: 'unanswered' }

let running: Promise<Renewed> | undefined

/** Renews the token that was refused. All who ask at once, in all tabs, get the one new token. */
export function renewToken(refusedToken: string): Promise<Renewed> {
  running ??= oneTabAtATime(() => renew(refusedToken)).finally(() => {
    running = undefined
  })
  return running
}

/** On plain http to another machine browsers have no locks: then the server's 10 s of grace must do (D36). */
function oneTabAtATime(task: () => Promise<Renewed>): Promise<Renewed> {
  return 'locks' in navigator ? navigator.locks.request('renew-session', task) : task()
}

async function renew(refusedToken: string): Promise<Renewed> {
  const before = currentUser()
  if (!before) return { kind: 'over' }
  const known = before.tokens.access_token
  if (known !== refusedToken) return { kind: 'renewed', token: known }

  const outcome = await renewSession()
  if (outcome.kind === 'refused') {
    return outcome.status === 401 || outcome.status === 403 ? { kind: 'over' } : { kind: 'unanswered' }
  }
  if (outcome.kind === 'unanswered') return outcome
  const user = currentUser()
  if (!user) return { kind: 'over' }
  const { tokens } = outcome.data
  keepUser({ ...user, tokens })
  return { kind: 'renewed', token: tokens.access_token }
}

/** Asks for a new token with the refresh cookie of this browser. */
export const renewSession = () =>
  ask<Renewal>(providerCalls.refresh, {
    method: 'POST',
    headers: { 'x-xsrf-token': xsrfToken(document.cookie) },
  })

/** The cookie whose value a call that uses the refresh cookie repeats (API-22). */
export function xsrfToken(cookies: string): string {
  return /(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(cookies)?.[1] ?? ''
}
