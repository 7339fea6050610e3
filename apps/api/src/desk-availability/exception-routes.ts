import { ChangedHours, NewException } from '@pulli/contracts/desk-hours.ts'
import { Refusal, succeeded, successOf } from '@pulli/contracts/envelope.ts'
import { m } from '@pulli/messages/messages.js'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { ApiContext } from '#context.ts'
import { idInAddress } from '#http/id-in-address.ts'
import { readBody } from '#http/read-body.ts'
import { sendAnswer } from '#http/send-answer.ts'
import { unvalidatedBody } from '#http/unvalidated-body.ts'
import { validatedAfterSignIn } from '#http/validated-after-sign-in.ts'
import { STAFF_ONLY } from '#staff/require-staff.ts'
import { addException, removeException } from './change-exceptions.ts'
import { hoursCaller } from './whose-hours.ts'

const head = { tags: ['Hours'], security: STAFF_ONLY, querystring: z.strictObject({}) }
const refusals = { '4xx': Refusal, '5xx': Refusal }
const WHOSE = 'Of one’s own; owners and coordinators change those of everybody.'

/** `POST /availability/exceptions` and `DELETE /availability/exceptions/{id}` */
export function exceptionRoutes(app: FastifyInstance, context: ApiContext): void {
  app.post('/availability/exceptions', {
    schema: {
      ...head,
      operationId: 'addException',
      summary: 'Add days off or extra hours',
      description:
        `${WHOSE} Days off cancel nothing: where someone has an appointment then, they are refused with 409 and ` +
        '`booked`, unless `keep_booked` says that these stay.',
      body: NewException,
      response: { 200: successOf(ChangedHours), ...refusals },
    },
    validatorCompiler: unvalidatedBody,
    handler: async (request, reply) => {
      const caller = await hoursCaller(context, request)
      const id = await addException(context, readBody(NewException, request.body), caller)
      return sendAnswer(reply, { envelope: succeeded(m.desk_api_exception_added(), { id }) })
    },
  })

  app.delete('/availability/exceptions/:id', {
    schema: {
      ...head,
      operationId: 'deleteException',
      summary: 'Delete days off or extra hours that are not over',
      description: `${WHOSE} What was booked in extra hours stays booked.`,
      params: z.strictObject({ id: z.uuid().meta({ description: 'The id of the days.' }) }),
      response: { 200: successOf(ChangedHours), ...refusals },
    },
    validatorCompiler: validatedAfterSignIn,
    handler: async (request, reply) => {
      const caller = await hoursCaller(context, request)
      const id = idInAddress(request, 'unknown-hours')
      await removeException(context, id, caller)
      return sendAnswer(reply, { envelope: succeeded(m.desk_api_exception_deleted(), { id }) })
    },
  })
}
