import type { AssessmentResult, NewAssessment } from '@pulli/contracts/assessment.ts'
import { m } from '@pulli/messages/messages.js'
import { providerCalls } from '#addresses.ts'
import type { Outcome } from '#api/call-api.ts'
import { callAsMember } from '#member/session/call-as-member.ts'

/** ROL-03, ROL-05: sends an assessment that must be stored. An ended session keeps the page, with the answers on it. */
export async function sendAsMember(body: NewAssessment): Promise<Outcome<AssessmentResult>> {
  const outcome = await callAsMember<AssessmentResult>(`${providerCalls.storeAssessment}?keep=required`, {
    method: 'POST',
    body,
    whenOver: 'stay',
  })
  if (outcome.kind !== 'refused') return outcome
  if (outcome.code === 'session-ended') return { ...outcome, message: m.overview_session_over() }
  // Shown if the member, who is asked next, does not consent.
  return outcome.code === 'consent-required' ? { ...outcome, message: m.consent_not_given() } : outcome
}
