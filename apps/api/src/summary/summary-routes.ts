import { Refusal, succeeded, successOf } from '@pulli/contracts/envelope.ts'
import {
  SentSummary,
  SentSummaryWhole,
  SummaryChoice,
  SummaryPreview,
  SummaryToSend,
} from '@pulli/contracts/sent-summary.ts'
import { RETENTION } from '@pulli/domain/retention/retention-periods.ts'
import { m } from '@pulli/messages/messages.js'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { ApiContext } from '#context.ts'
import { idInAddress } from '#http/id-in-address.ts'
import { readBody } from '#http/read-body.ts'
import { sendAnswer } from '#http/send-answer.ts'
import { unvalidatedBody } from '#http/unvalidated-body.ts'
import { withSealedCopy } from '#sealed-erasure/with-sealed-copy.ts'
import { memberOf } from '#sign-in/require-member.ts'
import { previewSummary } from './preview-summary.ts'
import { listSummaries, readSummary } from './read-summaries.ts'
import { sendSummary } from './send-summary.ts'
import { takeBackSummary } from './take-back-summary.ts'

const head = { tags: ['Appointments'], security: [{ bearer: [] }], querystring: z.strictObject({}) }
const refusals = { '4xx': Refusal, '5xx': Refusal }
const params = z.strictObject({ id: z.string().meta({ description: 'The id of the appointment.' }) })
const PATH = '/members/me/appointments/:id/summary'

/** `GET /members/me/summaries`; `GET`, `PUT`, `DELETE /members/me/appointments/{id}/summary`, `POST …/preview` */
export function summaryRoutes(app: FastifyInstance, context: ApiContext): void {
  app.get('/members/me/summaries', {
    schema: {
      ...head,
      operationId: 'listSentSummaries',
      summary: 'List the summaries that the member sent',
      description:
        'The latest appointment first, each with when its counsellor opened it. Of another member nothing is listed, ' +
        'whatever number they had.',
      response: { 200: successOf(z.array(SentSummary)), ...refusals },
    },
    handler: async (request, reply) => {
      const found = await listSummaries(context, memberOf(request))
      return sendAnswer(reply, { envelope: succeeded(m.summary_answer_listed(), found) })
    },
  })

  app.post(`${PATH}/preview`, {
    schema: {
      ...head,
      operationId: 'previewSummary',
      summary: 'Look at a summary before it is sent',
      description:
        'Returns what the chosen items would show, to whom, and until when. Nothing is stored. The appointment is one ' +
        'of a request of the number that the member signed in with, booked, and not over.',
      params,
      body: SummaryChoice,
      response: { 200: successOf(SummaryPreview), ...refusals },
    },
    validatorCompiler: unvalidatedBody,
    handler: async (request, reply) => {
      const member = memberOf(request)
      const choice = readBody(SummaryChoice, request.body)
      const id = idInAddress(request, 'unknown-appointment')
      const preview = await previewSummary(context, { member, id, choice })
      return sendAnswer(reply, { envelope: succeeded(m.summary_answer_previewed(), preview) })
    },
  })

  app.put(PATH, {
    schema: {
      ...head,
      operationId: 'sendSummary',
      summary: 'Send a summary to an appointment',
      description:
        'Stores a copy of what was looked at, encrypted, in place of the one that was sent before. Only the counsellor ' +
        'of the appointment can open it, and each time is recorded. It ends with the appointment where that is ' +
        'cancelled or gets another counsellor, when a consent to what is in it is taken back or that is erased, and ' +
        `${RETENTION.sentSummaryDays} days after the end of the appointment. If what is kept has changed since the ` +
        'preview, 409 `stale-summary` and nothing is sent.',
      params,
      body: SummaryToSend,
      response: { 200: successOf(SentSummaryWhole), ...refusals },
    },
    validatorCompiler: unvalidatedBody,
    handler: async (request, reply) => {
      const member = memberOf(request)
      const choice = readBody(SummaryToSend, request.body)
      const id = idInAddress(request, 'unknown-appointment')
      await sendSummary(context, { member, id, choice, requestId: request.id })
      const sent = await readSummary(context, member, id)
      return sendAnswer(reply, { envelope: succeeded(m.summary_answer_sent(), sent) })
    },
  })

  app.get(PATH, {
    schema: {
      ...head,
      operationId: 'readSentSummary',
      summary: 'Get the summary that was sent to an appointment',
      description: 'Returns exactly what its counsellor sees, and when they opened it.',
      params,
      response: { 200: successOf(SentSummaryWhole), ...refusals },
    },
    handler: async (request, reply) => {
      const member = memberOf(request)
      const found = await readSummary(context, member, idInAddress(request, 'unknown-summary'))
      return sendAnswer(reply, { envelope: succeeded(m.summary_answer_found(), found) })
    },
  })

  app.delete(PATH, {
    schema: {
      ...head,
      operationId: 'takeBackSummary',
      summary: 'Take back the summary that was sent to an appointment',
      description:
        'Deletes it at once. What was read of it already cannot be undone; that it was opened stays recorded. Repeating ' +
        'the call changes nothing.',
      params,
      response: { 200: successOf(z.strictObject({})), ...refusals },
    },
    handler: async (request, reply) => {
      const member = memberOf(request)
      const id = idInAddress(request, 'unknown-summary')
      await takeBackSummary(context, { member, id, requestId: request.id })
      return sendAnswer(reply, {
        envelope: succeeded(withSealedCopy(context.config, m.summary_answer_taken_back()), {}),
      })
    },
  })
}
