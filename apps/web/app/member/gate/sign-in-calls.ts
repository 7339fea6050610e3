import type { CodeSent, Login, LoginRequest, ResendRequest, SignedInUser } from '@pulli/contracts/sign-in.ts'
import { providerCalls } from '#addresses.ts'
import { ask } from '#member/session/ask.ts'

/** API-05 */
export function requestCode(mobile_number: string) {
  const body: LoginRequest = { mobile_number }
  return ask<CodeSent>(providerCalls.requestCode, { method: 'POST', body })
}

/** API-08 */
export function resendCode(mobile_number: string) {
  const body: ResendRequest = { mobile_number, request_type: 'login' }
  return ask<CodeSent>(providerCalls.resendCode, { method: 'POST', body })
}

/** API-06; the time zone of a new member comes from their browser (D17). */
export function signIn(mobile_number: string, otp: string) {
  const body: Login = { mobile_number, type: 'phone', otp }
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return ask<SignedInUser>(providerCalls.signIn, { method: 'POST', body, headers: { 'x-time-zone': zone } })
}
