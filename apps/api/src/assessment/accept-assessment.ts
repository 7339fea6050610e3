import type { AssessmentResult } from '@pulli/contracts/assessment.ts'
import { type Envelope, succeeded } from '@pulli/contracts/envelope.ts'
import { m } from '@pulli/messages/messages.js'
import type { ApiContext } from '#context.ts'
import { describeError } from '#http/describe-error.ts'
import { toRefusal } from '#http/to-refusal.ts'
import { takeAssessment } from './take-assessment.ts'

/**
 * Takes the assessment of a visitor from the plain form, and answers with the very envelope of
 * `POST /assessments/store-assessment-result`. It never throws, and keeps nothing.
 */
export async function acceptAssessment(
  context: ApiContext,
  { body, requestId }: { body: unknown; requestId: string },
): Promise<Envelope<AssessmentResult>> {
  try {
    const sent = { body, requestId, authorization: undefined, mustKeep: false, idempotencyKey: undefined }
    return succeeded(m.assessment_submitted(), await takeAssessment(context, sent))
  } catch (error) {
    const { envelope } = toRefusal(error)
    if (envelope.status >= 500) {
      context.logger.error({ requestId, error: describeError(error) }, 'assessment failed')
    }
    return envelope
  }
}
