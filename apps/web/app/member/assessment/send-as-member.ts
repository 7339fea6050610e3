import type { AssessmentResult, NewAssessment } from '@pulli/contracts/assessment.ts'
import { m } from '@pulli/messages/messages.js'
import { providerCalls } from '#addresses.ts'
import { askAsMember } from '#member/session/ask-as-member.ts'
import type { Outcome } from '#site/assessment/store-assessment.ts'

/**
 * ROL-03, ROL-05: sends an assessment that has to be kept. A session that is over does not cost the answers: the
 * page stays, and says so.
 */
export async function sendAsMember(body: NewAssessment): Promise<Outcome> {
  const outcome = await askAsMember<AssessmentResult>(`${providerCalls.storeAssessment}?keep=required`, {
    method: 'POST',
    body,
    whenOver: 'stay',
  })
  if (outcome.kind === 'done') return { kind: 'scored', result: outcome.data }
  if (outcome.kind === 'unanswered') return { kind: 'failed' }
  if (outcome.code === 'session-ended') return { kind: 'failed', message: m.overview_session_over() }
  if (outcome.code === 'consent-required') return CONSENT_MISSING
  return { kind: 'failed', message: outcome.message }
}

/** What is shown when the consent is not given after all. */
const CONSENT_MISSING: Outcome = { kind: 'failed', message: m.consent_not_given() }

/** Whether nothing was stored because its owner was not asked yet. */
export const isConsentMissing = (outcome: Outcome) => outcome === CONSENT_MISSING
