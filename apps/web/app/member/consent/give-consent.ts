import type { Consent, ConsentChange } from '@pulli/contracts/consent.ts'
import { providerCalls } from '#addresses.ts'
import { askAsMember } from '#member/session/ask-as-member.ts'

/** What a member is asked, purpose by purpose, and what they said so far. */
export function loadConsents() {
  return askAsMember<Consent[]>(providerCalls.consents)
}

/** Agrees to the words that were read, as an adult (D41). */
export function giveConsent({ purpose, notice }: Consent) {
  const body: ConsentChange = { is_given: true, notice_version: notice.version, is_adult: true }
  return askAsMember<Consent>(`${providerCalls.consents}/${purpose}`, { method: 'PUT', body })
}
