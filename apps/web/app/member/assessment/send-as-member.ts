import type { AssessmentResult, NewAssessment } from '@pulli/contracts/assessment.ts'
import { m } from '@pulli/messages/messages.js'
import { providerCalls } from '#addresses.ts'
import { askAsMember } from '#member/session/ask-as-member.ts'
import type { Outcome } from '#site/questionnaire/store-assessment.ts'

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
  return { kind: 'failed', message: outcome.message }
}
