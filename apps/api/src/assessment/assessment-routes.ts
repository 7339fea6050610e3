import {
  AssessmentListQuery,
  AssessmentResult,
  ErasedAssessment,
  KeptAssessment,
  NewAssessment,
  StoreAssessmentQuery,
} from '@pulli/contracts/assessment.ts'
import { Refusal, succeeded, successOf } from '@pulli/contracts/envelope.ts'
import { m } from '@pulli/messages/messages.js'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiContext } from '#context.ts'
import { eraseEntry } from '#data-rights/erase-entry.ts'
import { refused } from '#http/refusals.ts'
import { sendAnswer } from '#http/send-answer.ts'
import { unvalidatedBody } from '#http/unvalidated-body.ts'
import { validatedAfterSignIn } from '#http/validated-after-sign-in.ts'
import { readIdempotencyKey } from '#idempotency/read-idempotency-key.ts'
import { SEALED_COPY_DESCRIBED } from '#sealed-erasure/described.ts'
import { withSealedCopy } from '#sealed-erasure/with-sealed-copy.ts'
import { memberOf } from '#sign-in/require-member.ts'
import { instrumentsRoute } from './instruments-route.ts'
import { listAssessments } from './list-assessments.ts'
import { takeAssessment } from './take-assessment.ts'

const AssessmentAddress = z.strictObject({ id: z.uuid() })

const storing = {
  operationId: 'storeAssessmentResult',
  tags: ['Assessments'],
  security: [{ bearer: [] }, {}],
  summary: 'Score an assessment, and keep it for a member',
  description:
    'The score is made from `answerIndex` alone; in the anxiety assessment, where that is null, from the text or the number ' +
    'of the column in `answer`. Without an `Authorization` header nothing is kept; with one, the ' +
    'result is kept where the member agreed to that, and `isStored` says so. `functional_answer_index` answers the ' +
    'question that some assessments ask and never score. `?keep=required` answers 403 with ' +
    'the code `consent-required` instead of a result that cannot be kept. With `pack_version`, the version of the ' +
    'questions that were answered, it answers 409 with the code `stale-pack` once they have changed.',
  querystring: StoreAssessmentQuery,
  body: NewAssessment,
  response: { 200: successOf(AssessmentResult), '4xx': Refusal, '5xx': Refusal },
}

const listing = {
  operationId: 'getAssessmentResult',
  tags: ['Assessments'],
  security: [{ bearer: [] }],
  summary: 'What is kept of the member who is signed in',
  description:
    'The latest result of each instrument, or with `?history=true` all of them (at most 1 000), newest first. ' +
    'An empty list where there is none.',
  querystring: AssessmentListQuery,
  response: { 200: successOf(z.array(KeptAssessment)), '4xx': Refusal, '5xx': Refusal },
}

const erasing = {
  operationId: 'eraseAssessment',
  tags: ['Assessments'],
  security: [{ bearer: [] }],
  summary: 'Erase a result',
  description:
    'Erases the result with its answers. `id` is the one that `GET /assessments/getAssessmentResult` gives. It ' +
    'needs no consent and cannot be undone. Without an `Idempotency-Key`, a second call answers 404 with the code ' +
    '`unknown-assessment`.' +
    SEALED_COPY_DESCRIBED,
  querystring: z.strictObject({}),
  params: AssessmentAddress,
  response: { 200: successOf(ErasedAssessment), '4xx': Refusal, '5xx': Refusal },
}

/**
 * `POST /assessments/store-assessment-result`, `GET /assessments/getAssessmentResult` and `/assessments/instruments`,
 * `DELETE /assessments/{id}`
 */
export function assessmentRoutes(app: FastifyInstance, context: ApiContext): void {
  const typed = app.withTypeProvider<ZodTypeProvider>()

  instrumentsRoute(app, context)

  typed.post('/assessments/store-assessment-result', {
    schema: storing,
    validatorCompiler: unvalidatedBody,
    handler: async (request, reply) => {
      const result = await takeAssessment(context, {
        body: request.body,
        authorization: request.headers.authorization,
        mustKeep: request.query.keep === 'required',
        idempotencyKey: readIdempotencyKey(request),
        requestId: request.id,
      })
      return sendAnswer(reply, { envelope: succeeded(m.assessment_submitted(), result) })
    },
  })

  typed.get('/assessments/getAssessmentResult', {
    schema: listing,
    handler: async (request, reply) => {
      const isHistory = request.query.history === 'true'
      const kept = await listAssessments(context, { member: memberOf(request), isHistory })
      const message = isHistory ? m.assessment_history_found() : m.assessment_latest_found()
      return sendAnswer(reply, { envelope: succeeded(message, kept) })
    },
  })

  app.delete('/assessments/:id', {
    schema: erasing,
    validatorCompiler: validatedAfterSignIn,
    handler: async (request, reply) => {
      const member = memberOf(request)
      const idempotencyKey = readIdempotencyKey(request)
      const address = AssessmentAddress.safeParse(request.params)
      if (!address.success) return sendAnswer(reply, refused('unknown-assessment'))

      const { id } = address.data
      await eraseEntry(context, { member, kind: 'assessment', id, idempotencyKey, requestId: request.id })
      return sendAnswer(reply, {
        envelope: succeeded(withSealedCopy(context.config, m.assessment_erased()), { id }),
      })
    },
  })
}
