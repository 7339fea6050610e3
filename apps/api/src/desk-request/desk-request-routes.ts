import {
  Assignment,
  DeskRequest,
  DeskRequestPage,
  DeskRequestQuery,
  ErasedRequest,
  NumberView,
  RecordedRequestEvent,
  ShownNumber,
} from '@pulli/contracts/desk-request.ts'
import { Refusal, succeeded, successOf } from '@pulli/contracts/envelope.ts'
import { m } from '@pulli/messages/messages.js'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiContext } from '#context.ts'
import { idInAddress } from '#http/id-in-address.ts'
import { readBody } from '#http/read-body.ts'
import { sendAnswer } from '#http/send-answer.ts'
import { validatedAfterSignIn } from '#http/validated-after-sign-in.ts'
import { readIdempotencyKey } from '#idempotency/read-idempotency-key.ts'
import { withSealedCopy } from '#sealed-erasure/with-sealed-copy.ts'
import { STAFF_ONLY, staffOf } from '#staff/require-staff.ts'
import { assignRequest } from './assign-request.ts'
import { eraseDeskRequest } from './erase-desk-request.ts'
import { listDesk } from './list-desk.ts'
import { readDeskRequest } from './read-desk-request.ts'
import { recordDeskEvent } from './record-desk-event.ts'
import { showNumber } from './show-number.ts'

const head = { tags: ['Requests'], security: STAFF_ONLY, querystring: z.strictObject({}) }
const refusals = { '4xx': Refusal, '5xx': Refusal }
const COORDINATORS = { staffRoles: ['coordinator', 'owner'] } as const
const Address = z.strictObject({ id: z.uuid().meta({ description: 'The id of the request.' }) })
const OWN = 'A counsellor sees what they have, or have an appointment for; of the rest 404.'

/** `GET /requests`; `GET`, `DELETE /requests/{id}`, `POST /requests/{id}/number`, `/assignment` and `/events` */
export function deskRequestRoutes(app: FastifyInstance, context: ApiContext): void {
  app.withTypeProvider<ZodTypeProvider>().get('/requests', {
    schema: {
      ...head,
      querystring: DeskRequestQuery,
      operationId: 'listDeskRequests',
      summary: 'List requests',
      description:
        'What waits comes by the time left of the promise, safety notes and children ahead; what is over comes ' +
        'with the last first. `burst` lists what strangers sent in great numbers and nobody has touched, which is no ' +
        `part of \`waiting\`. \`day\` finds what a person who calls again asked on. ${OWN}`,
      response: { 200: successOf(DeskRequestPage), ...refusals },
    },
    handler: async (request, reply) => {
      const page = await listDesk(context, { ...request.query, person: staffOf(request) })
      return sendAnswer(reply, { envelope: succeeded(m.desk_requests_found(), page) })
    },
  })

  app.get('/requests/:id', {
    schema: {
      ...head,
      operationId: 'readDeskRequest',
      summary: 'Get a request',
      description: `How the person may be called comes before their number, which is masked. ${OWN}`,
      params: Address,
      response: { 200: successOf(DeskRequest), ...refusals },
    },
    validatorCompiler: validatedAfterSignIn,
    handler: async (request, reply) => {
      const person = staffOf(request)
      const found = await readDeskRequest(context, idInAddress(request, 'unknown-request'), person)
      return sendAnswer(reply, { envelope: succeeded(m.desk_request_found(), found) })
    },
  })

  app.post('/requests/:id/number', {
    schema: {
      ...head,
      operationId: 'showNumber',
      summary: 'Show the number of a request',
      description:
        'Records who opened it, when and why. Outside the hours that the person chose, and of a case that is not ' +
        `the caller’s, it needs a reason. ${OWN}`,
      params: Address,
      body: NumberView,
      response: { 200: successOf(ShownNumber), ...refusals },
    },
    validatorCompiler: validatedAfterSignIn,
    handler: async (request, reply) => {
      const caller = { person: staffOf(request), requestId: request.id }
      const { reason } = readBody(NumberView, request.body)
      const id = idInAddress(request, 'unknown-request')
      const shown = await showNumber(context, { id, reason }, caller)
      return sendAnswer(reply, { envelope: succeeded(m.desk_number_shown(), shown) })
    },
  })

  app.post('/requests/:id/assignment', {
    config: COORDINATORS,
    schema: {
      ...head,
      operationId: 'assignRequest',
      summary: 'Take a request, or hand it over',
      description:
        'For coordinators and owners. Happens only if the request is still with whom the caller saw: otherwise 409 ' +
        'says who has it.',
      params: Address,
      body: Assignment,
      response: { 200: successOf(DeskRequest), ...refusals },
    },
    validatorCompiler: validatedAfterSignIn,
    handler: async (request, reply) => {
      const caller = { person: staffOf(request), requestId: request.id }
      const input = readBody(Assignment, request.body)
      const id = idInAddress(request, 'unknown-request')
      await assignRequest(context, { ...input, id }, caller)
      const found = await readDeskRequest(context, id, caller.person)
      return sendAnswer(reply, { envelope: succeeded(m.desk_request_assigned(), found) })
    },
  })

  app.post('/requests/:id/events', {
    schema: {
      ...head,
      operationId: 'recordDeskEvent',
      summary: 'Record what happened to a request',
      description: `A call that was tried or got through, times that were offered, a no, the end. ${OWN}`,
      params: Address,
      body: RecordedRequestEvent,
      response: { 200: successOf(DeskRequest), ...refusals },
    },
    validatorCompiler: validatedAfterSignIn,
    handler: async (request, reply) => {
      const caller = { person: staffOf(request), requestId: request.id }
      const input = readBody(RecordedRequestEvent, request.body)
      const id = idInAddress(request, 'unknown-request')
      await recordDeskEvent(context, { ...input, id, key: readIdempotencyKey(request) }, caller)
      const found = await readDeskRequest(context, id, caller.person)
      return sendAnswer(reply, { envelope: succeeded(m.desk_event_recorded(), found) })
    },
  })

  app.delete('/requests/:id', {
    config: COORDINATORS,
    schema: {
      ...head,
      operationId: 'eraseDeskRequest',
      summary: 'Erase a request',
      description:
        'For coordinators and owners. With it go its events, appointments, views and keys. A restored backup ' +
        'repeats it.',
      params: Address,
      response: { 200: successOf(ErasedRequest), ...refusals },
    },
    validatorCompiler: validatedAfterSignIn,
    handler: async (request, reply) => {
      const caller = { person: staffOf(request), requestId: request.id }
      const id = idInAddress(request, 'unknown-request')
      await eraseDeskRequest(context, id, caller)
      return sendAnswer(reply, {
        envelope: succeeded(withSealedCopy(context.config, m.desk_request_erased()), { id }),
      })
    },
  })
}
