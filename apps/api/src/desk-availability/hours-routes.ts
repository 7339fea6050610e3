import {
  Availability,
  AvailabilityQuery,
  ChangedHours,
  ChangedRule,
  NewRule,
  RuleEnd,
} from '@pulli/contracts/desk-hours.ts'
import { Refusal, succeeded, successOf } from '@pulli/contracts/envelope.ts'
import { m } from '@pulli/messages/messages.js'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiContext } from '#context.ts'
import { idInAddress } from '#http/id-in-address.ts'
import { readBody } from '#http/read-body.ts'
import { sendAnswer } from '#http/send-answer.ts'
import { unvalidatedBody } from '#http/unvalidated-body.ts'
import { validatedAfterSignIn } from '#http/validated-after-sign-in.ts'
import { STAFF_ONLY, staffOf } from '#staff/require-staff.ts'
import { addHours, changeHours, deleteHours, endHours } from './change-hours.ts'
import { readAvailability } from './read-availability.ts'
import { hoursCaller } from './whose-hours.ts'

const head = { tags: ['Hours'], security: STAFF_ONLY, querystring: z.strictObject({}) }
const refusals = { '4xx': Refusal, '5xx': Refusal }
const WHOSE = 'Of one’s own; owners and coordinators change those of everybody.'
const Address = z.strictObject({ id: z.uuid().meta({ description: 'The id of the hours.' }) })

/** `GET /availability`; `POST /availability/rules`, `PUT`, `DELETE /availability/rules/{id}`, `POST …/{id}/end` */
export function hoursRoutes(app: FastifyInstance, context: ApiContext): void {
  app.withTypeProvider<ZodTypeProvider>().get('/availability', {
    schema: {
      ...head,
      querystring: AvailabilityQuery,
      operationId: 'readAvailability',
      summary: 'Read when a person is free for appointments',
      description: `${WHOSE} What is past is left out. Times are wall time in the zone that they name.`,
      response: { 200: successOf(Availability), ...refusals },
    },
    handler: async (request, reply) => {
      const caller = staffOf(request)
      const found = await readAvailability(context, caller, request.query.staff ?? caller.staffId)
      return sendAnswer(reply, { envelope: succeeded(m.desk_api_availability(), found) })
    },
  })

  app.post('/availability/rules', {
    schema: {
      ...head,
      operationId: 'addHours',
      summary: 'Add hours of every week',
      description: `${WHOSE} They may not overlap hours that there are.`,
      body: NewRule,
      response: { 200: successOf(ChangedHours), ...refusals },
    },
    validatorCompiler: unvalidatedBody,
    handler: async (request, reply) => {
      const caller = await hoursCaller(context, request)
      const id = await addHours(context, readBody(NewRule, request.body), caller)
      return sendAnswer(reply, { envelope: succeeded(m.desk_api_hours_added(), { id }) })
    },
  })

  app.put('/availability/rules/:id', {
    schema: {
      ...head,
      operationId: 'changeHours',
      summary: 'Give hours other times from a day on',
      description: `${WHOSE} The old hours end on the day before. What is booked stays booked.`,
      params: Address,
      body: ChangedRule,
      response: { 200: successOf(ChangedHours), ...refusals },
    },
    validatorCompiler: validatedAfterSignIn,
    handler: async (request, reply) => {
      const caller = await hoursCaller(context, request)
      const input = readBody(ChangedRule, request.body)
      const id = await changeHours(context, idInAddress(request, 'unknown-hours'), input, caller)
      return sendAnswer(reply, { envelope: succeeded(m.desk_api_hours_changed(), { id }) })
    },
  })

  app.post('/availability/rules/:id/end', {
    schema: {
      ...head,
      operationId: 'endHours',
      summary: 'End hours with a day',
      description: `${WHOSE} What is booked after it stays booked.`,
      params: Address,
      body: RuleEnd,
      response: { 200: successOf(ChangedHours), ...refusals },
    },
    validatorCompiler: validatedAfterSignIn,
    handler: async (request, reply) => {
      const caller = await hoursCaller(context, request)
      const { last_day } = readBody(RuleEnd, request.body)
      const id = idInAddress(request, 'unknown-hours')
      await endHours(context, id, last_day, caller)
      return sendAnswer(reply, { envelope: succeeded(m.desk_api_hours_ended(), { id }) })
    },
  })

  app.delete('/availability/rules/:id', {
    schema: {
      ...head,
      operationId: 'deleteHours',
      summary: 'Delete hours that have not begun',
      description: `${WHOSE} Hours that held before today can be ended, and not deleted.`,
      params: Address,
      response: { 200: successOf(ChangedHours), ...refusals },
    },
    validatorCompiler: validatedAfterSignIn,
    handler: async (request, reply) => {
      const caller = await hoursCaller(context, request)
      const id = idInAddress(request, 'unknown-hours')
      await deleteHours(context, id, caller)
      return sendAnswer(reply, { envelope: succeeded(m.desk_api_hours_deleted(), { id }) })
    },
  })
}
