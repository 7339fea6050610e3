import type { CodeSent, Login, LoginRequest, ResendRequest, SignedInUser } from '@pulli/contracts/sign-in.ts'
import { callApi } from '#api/call-api.ts'
import { memberCalls } from '#api/member-calls.ts'
import { withRetryTime } from './with-retry-time.ts'

/** API-05 */
export async function requestCode(mobile_number: string) {
  const body: LoginRequest = { mobile_number }
  return withRetryTime(await callApi<CodeSent>(memberCalls.requestCode, { method: 'POST', body }))
}

/** API-08 */
export async function resendCode(mobile_number: string) {
  const body: ResendRequest = { mobile_number, request_type: 'login' }
  return withRetryTime(await callApi<CodeSent>(memberCalls.resendCode, { method: 'POST', body }))
}

/** What a page shows of a code that was asked for: the code itself (D2), or that codes are late. */
export function sentCode({ data, message }: { data: CodeSent; message: string }) {
  return { otp: data.otp, late: data.is_late ? message : '' }
}

/** API-06; the time zone of a new member comes from their browser (D17). */
export async function signIn(mobile_number: string, otp: string) {
  const body: Login = { mobile_number, type: 'phone', otp }
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const headers = { 'x-time-zone': zone }
  return withRetryTime(await callApi<SignedInUser>(memberCalls.signIn, { method: 'POST', body, headers }))
}
