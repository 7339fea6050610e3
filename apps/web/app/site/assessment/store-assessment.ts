import type { AssessmentResult } from '@pulli/contracts/assessment.ts'
import type { Envelope } from '@pulli/contracts/envelope.ts'
import { providerCalls } from '#addresses.ts'
import { USER_KEY } from '#storage-keys.ts'

/** D46: without any answer for so long, the call is given up and can be tried again. */
const GIVE_UP_AFTER_MS = 30_000

/** How an attempt to store ended. Without a message the page's own words stand in (ERR-06). */
export type Outcome = { kind: 'scored'; result: AssessmentResult } | { kind: 'failed'; message?: string }

interface Attempt {
  body: object
  /** The access token, where somebody is signed in and the page sends it (D13, D14). */
  token: string | undefined
  fetch?: typeof fetch
}

/** Sends one assessment. It never throws. A session that has ended does not cost a visitor the result. */
export async function storeAssessment({ body, token, fetch: send = fetch }: Attempt): Promise<Outcome> {
  const post = (headers: Record<string, string>) =>
    send(providerCalls.storeAssessment, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(GIVE_UP_AFTER_MS),
    })
  try {
    const first = await post(token === undefined ? {} : { authorization: `Bearer ${token}` })
    const response = first.status === 401 && token !== undefined ? await post({}) : first
    const envelope: Envelope<AssessmentResult> = await response.json()
    if (response.status === 200 && !envelope.error) return { kind: 'scored', result: envelope.data }
    return { kind: 'failed', message: envelope.message }
  } catch {
    return { kind: 'failed' }
  }
}

/** The access token of who is signed in in this browser (D21). */
export function storedToken(storage: Pick<Storage, 'getItem'>): string | undefined {
  try {
    const user: unknown = JSON.parse(storage.getItem(USER_KEY) ?? 'null')
    const token = (user as { tokens?: { access_token?: unknown } } | null)?.tokens?.access_token
    return typeof token === 'string' ? token : undefined
  } catch {
    return undefined
  }
}
