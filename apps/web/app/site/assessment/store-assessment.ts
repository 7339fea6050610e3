import type { AssessmentResult, NewAssessment } from '@pulli/contracts/assessment.ts'
import { providerCalls } from '#addresses.ts'
import { callApi, type Outcome } from '#api/call-api.ts'
import { USER_KEY } from '#storage-keys.ts'

/**
 * Sends an assessment. Never throws. An ended session does not cost a visitor the result: the call is repeated without
 * the token.
 * @param token the access token, if a member is signed in and the page sends it (D13, D14)
 */
export async function storeAssessment(
  body: NewAssessment,
  token: string | undefined,
): Promise<Outcome<AssessmentResult>> {
  const post = (headers: Record<string, string>) =>
    callApi<AssessmentResult>(providerCalls.storeAssessment, { method: 'POST', body, headers })
  if (token === undefined) return post({})
  const outcome = await post({ authorization: `Bearer ${token}` })
  return outcome.kind === 'refused' && outcome.status === 401 ? post({}) : outcome
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
