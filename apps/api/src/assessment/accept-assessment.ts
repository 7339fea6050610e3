import type { AssessmentResult } from '@pulli/contracts/assessment.ts'
import { type Envelope, succeeded } from '@pulli/contracts/envelope.ts'
import { m } from '@pulli/messages/messages.js'
import type { ApiContext } from '#context.ts'
import { answerForm } from '#http/answer-form.ts'
import { takeAssessment } from './take-assessment.ts'

/** Takes the assessment of a visitor from the plain form. It never throws, and keeps nothing. */
export async function acceptAssessment(
  context: ApiContext,
  { body, traceId }: { body: unknown; traceId: string },
): Promise<Envelope<AssessmentResult>> {
  const sent = { body, traceId, authorization: undefined, mustKeep: false, idempotencyKey: undefined }
  const { envelope } = await answerForm(context, { traceId, what: 'assessment' }, async () =>
    succeeded(m.assessment_submitted(), await takeAssessment(context, sent)),
  )
  return envelope
}
