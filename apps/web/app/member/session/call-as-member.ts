import { type Call, callApi, type Outcome } from '#api/call-api.ts'
import { clearEndedSession } from './clear-session.ts'
import { renewToken } from './renew-token.ts'
import { goToLogin } from './return-to.ts'
import { currentUser } from './session.ts'

/** What happens when the session has ended. */
interface WhenOver {
  /** `leave` (the default) goes to the login and comes back here. `stay` tells the caller, so that input is not lost. */
  whenOver?: 'leave' | 'stay'
}

/** The writes in flight. */
const inFlight = new Set<Promise<unknown>>()

/** Resolves once the writes in flight are answered or timed out. */
export const writesSettled = () => Promise.allSettled(inFlight)

/** Makes a call with the bearer token (ROL-03), and renews an expired token once. Every call of the dashboard's data. */
export function callAsMember<Data>(path: string, call: Call<Data> & WhenOver = {}): Promise<Outcome<Data>> {
  const calling = askOrRenew(path, call)
  if (call.method !== undefined) {
    inFlight.add(calling)
    void calling.finally(() => inFlight.delete(calling))
  }
  return calling
}

async function askOrRenew<Data>(
  path: string,
  { whenOver = 'leave', ...call }: Call<Data> & WhenOver,
): Promise<Outcome<Data>> {
  const member = currentUser()
  if (!member) return over(whenOver)
  const token = member.tokens.access_token
  const first = await askWith<Data>(path, call, token)
  if (!isTokenRefused(first)) return first

  const renewed = await renewToken(token)
  const now = currentUser()
  if (now && now.id !== member.id) return neverAnswered()
  if (renewed.kind === 'over') return over(whenOver)
  if (renewed.kind === 'unanswered') return renewed
  const second = await askWith<Data>(path, call, renewed.token)
  return isTokenRefused(second) ? over(whenOver) : second
}

function askWith<Data>(path: string, call: Call<Data>, token: string) {
  return callApi<Data>(path, { ...call, headers: { ...call.headers, authorization: `Bearer ${token}` } })
}

const isTokenRefused = (outcome: Outcome<unknown>) =>
  outcome.kind === 'refused' && outcome.code === 'sign-in-needed'

/** NC-41: clears the session that has ended. */
function over<Data>(whenOver: 'leave' | 'stay'): Promise<Outcome<Data>> {
  clearEndedSession()
  if (whenOver === 'stay') {
    return Promise.resolve({ kind: 'refused', status: 401, code: 'session-ended', message: '', fields: {} })
  }
  goToLogin()
  return neverAnswered()
}

/** The page is being left, or loads anew for another member: the caller must not continue. */
const neverAnswered = () => new Promise<never>(() => {})
