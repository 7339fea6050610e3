import type { Consent, ConsentChange } from '@pulli/contracts/consent.ts'
import { memberCalls } from '#api/member-calls.ts'
import { callAsMember } from '#member/session/call-as-member.ts'

/** What a member is asked, purpose by purpose, and what they said so far. */
export function loadConsents() {
  return callAsMember<Consent[]>(memberCalls.consents)
}

/** Agrees to the words that were read, as an adult (D41). */
export function giveConsent({ purpose, notice }: Consent) {
  const body: ConsentChange = { is_given: true, notice_version: notice.version, is_adult: true }
  return callAsMember<Consent>(memberCalls.consent(purpose), { method: 'PUT', body })
}
