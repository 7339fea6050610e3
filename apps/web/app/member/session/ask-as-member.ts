import { ask, type Call, type Outcome } from './ask.ts'
import { endSession } from './forget-session.ts'
import { renewToken } from './renew-token.ts'
import { goToLogin } from './return-to.ts'
import { currentUser } from './session.ts'

/** What happens when the session turns out to be over. */
interface WhenOver {
  /** `leave` (the rule): to the login, and back here afterwards. `stay`: the caller is told, and keeps what was typed. */
  whenOver?: 'leave' | 'stay'
}

/** What is being sent and not answered yet. */
const underWay = new Set<Promise<unknown>>()

/** Resolves once all that is being sent by now was answered, or given up. */
export const whenSent = () => Promise.allSettled(underWay)

/**
 * Makes a call with the bearer token (ROL-03), and renews it once where it has run out. Every data call of the
 * dashboard goes through here.
 */
export function askAsMember<Data>(path: string, call: Call<Data> & WhenOver = {}): Promise<Outcome<Data>> {
  const asking = askOrRenew(path, call)
  if (call.method !== undefined) {
    underWay.add(asking)
    void asking.finally(() => underWay.delete(asking))
  }
  return asking
}

async function askOrRenew<Data>(
  path: string,
  { whenOver = 'leave', ...call }: Call<Data> & WhenOver,
): Promise<Outcome<Data>> {
  const token = currentUser()?.tokens.access_token
  if (token === undefined) return over(whenOver)
  const first = await askWith<Data>(path, call, token)
  if (!isTokenRefused(first)) return first

  const renewed = await renewToken(token)
  if (renewed.kind === 'over') return over(whenOver)
  if (renewed.kind === 'unanswered') return renewed
  const second = await askWith<Data>(path, call, renewed.token)
  return isTokenRefused(second) ? over(whenOver) : second
}

function askWith<Data>(path: string, call: Call<Data>, token: string) {
  return ask<Data>(path, { ...call, headers: { ...call.headers, authorization: `Bearer ${token}` } })
}

const isTokenRefused = (outcome: Outcome<unknown>) =>
  outcome.kind === 'refused' && outcome.code === 'sign-in-needed'

/** NC-41: a session that has ended is forgotten. */
function over<Data>(whenOver: 'leave' | 'stay'): Promise<Outcome<Data>> {
  endSession()
  if (whenOver === 'stay') {
    return Promise.resolve({ kind: 'refused', status: 401, code: 'session-ended', message: '', fields: {} })
  }
  goToLogin()
  // The page is on its way out; whatever waited for the answer must not go on.
  return new Promise(() => {})
}
