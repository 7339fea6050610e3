import type { Consent, ConsentChange } from '@pulli/contracts/consent.ts'
import { memberCalls } from '#api/member-calls.ts'
import { callAsMember } from '#member/session/call-as-member.ts'

/** Loads the consents by purpose, each with its notice and history. */
export function loadConsents() {
  return callAsMember<Consent[]>(memberCalls.consents)
}

/** Consents to the version of the notice that was shown, as an adult (D41). */
export function giveConsent({ purpose, notice }: Consent) {
  const body: ConsentChange = { is_given: true, notice_version: notice.version, is_adult: true }
  return callAsMember<Consent>(memberCalls.consent(purpose), { method: 'PUT', body })
}
