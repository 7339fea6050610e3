import {
  ChangedDeskService,
  DeskServiceList,
  NewDeskService,
  SeenService,
  ServiceOrder,
  StoredDeskService,
  StoredServiceOrder,
} from '@pulli/contracts/desk-service.ts'
import { Refusal, succeeded, successOf } from '@pulli/contracts/envelope.ts'
import { m } from '@pulli/messages/messages.js'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { ApiContext } from '#context.ts'
import { idInAddress } from '#http/id-in-address.ts'
import { readBody } from '#http/read-body.ts'
import { sendAnswer } from '#http/send-answer.ts'
import { validatedAfterSignIn } from '#http/validated-after-sign-in.ts'
import { readIdempotencyKey } from '#idempotency/read-idempotency-key.ts'
import { STAFF_ONLY, staffOf } from '#staff/require-staff.ts'
import { changeService, retireService } from './change-service.ts'
import { createService } from './create-service.ts'
import { orderServices } from './order-services.ts'
import { readDeskServices } from './read-desk-services.ts'

const head = { tags: ['Services'], security: STAFF_ONLY, querystring: z.strictObject({}) }
const refusals = { '4xx': Refusal, '5xx': Refusal }
const stored = { 200: successOf(StoredDeskService), ...refusals }
const READERS = { staffRoles: ['coordinator', 'owner'] } as const
const OWNERS = { staffRoles: ['owner'] } as const
const Address = z.strictObject({ id: z.uuid().meta({ description: 'The id of the service.' }) })
const SEEN = 'Happens only if the service still has the version that the caller saw: otherwise 409.'

/** `GET`, `POST /services`, `PUT /services/order`, `PUT /services/{id}`, `POST /services/{id}/retire` and `/offer` */
export function serviceRoutes(app: FastifyInstance, context: ApiContext): void {
  const validatorCompiler = validatedAfterSignIn
  const callerOf = (request: FastifyRequest) => ({ person: staffOf(request), requestId: request.id })

  app.get('/services', {
    config: READERS,
    schema: {
      ...head,
      operationId: 'listDeskServices',
      summary: 'List services',
      description:
        'For coordinators and owners. What can be booked now is in `GET /slots` of the provider API.',
      response: { 200: successOf(DeskServiceList), ...refusals },
    },
    handler: async (_request, reply) =>
      sendAnswer(reply, { envelope: succeeded(m.desk_api_services(), await readDeskServices(context)) }),
  })

  app.post('/services', {
    config: OWNERS,
    schema: {
      ...head,
      operationId: 'createService',
      summary: 'Add a service',
      description:
        'For owners. Visitors can choose a time for it once someone who gives it has published hours.',
      body: NewDeskService,
      response: stored,
    },
    validatorCompiler,
    handler: async (request, reply) => {
      const caller = callerOf(request)
      const input = readBody(NewDeskService, request.body)
      const made = await createService(context, { ...input, key: readIdempotencyKey(request) }, caller)
      return sendAnswer(reply, { envelope: succeeded(m.desk_api_service_created(), made) })
    },
  })

  app.put('/services/order', {
    config: OWNERS,
    schema: {
      ...head,
      operationId: 'orderServices',
      summary: 'Put the services into an order',
      description:
        'For owners. Visitors read them in it. Happens only if the order still is what the caller saw: otherwise 409.',
      body: ServiceOrder,
      response: { 200: successOf(StoredServiceOrder), ...refusals },
    },
    validatorCompiler,
    handler: async (request, reply) => {
      const caller = callerOf(request)
      const order = readBody(ServiceOrder, request.body)
      await orderServices(context, order, caller)
      const { services } = order
      return sendAnswer(reply, { envelope: succeeded(m.desk_api_services_ordered(), { services }) })
    },
  })

  app.put('/services/:id', {
    config: OWNERS,
    schema: {
      ...head,
      operationId: 'changeService',
      summary: 'Change a service',
      description: `For owners. What is booked keeps its time and its person. ${SEEN}`,
      params: Address,
      body: ChangedDeskService,
      response: stored,
    },
    validatorCompiler,
    handler: async (request, reply) => {
      const caller = callerOf(request)
      const input = readBody(ChangedDeskService, request.body)
      const id = idInAddress(request, 'unknown-service')
      const changed = await changeService(context, { ...input, id }, caller)
      return sendAnswer(reply, { envelope: succeeded(m.desk_api_service_changed(), changed) })
    },
  })

  app.post('/services/:id/retire', {
    config: OWNERS,
    schema: {
      ...head,
      operationId: 'retireService',
      summary: 'Retire a service',
      description: `For owners. Nobody can book it any more; what is booked stays booked. ${SEEN}`,
      params: Address,
      body: SeenService,
      response: stored,
    },
    validatorCompiler,
    handler: async (request, reply) => {
      const caller = callerOf(request)
      const { version } = readBody(SeenService, request.body)
      const id = idInAddress(request, 'unknown-service')
      const changed = await retireService(context, { id, version, isRetired: true }, caller)
      return sendAnswer(reply, { envelope: succeeded(m.desk_api_service_retired(), changed) })
    },
  })

  app.post('/services/:id/offer', {
    config: OWNERS,
    schema: {
      ...head,
      operationId: 'offerService',
      summary: 'Offer a retired service again',
      description: `For owners. ${SEEN}`,
      params: Address,
      body: SeenService,
      response: stored,
    },
    validatorCompiler,
    handler: async (request, reply) => {
      const caller = callerOf(request)
      const { version } = readBody(SeenService, request.body)
      const id = idInAddress(request, 'unknown-service')
      const changed = await retireService(context, { id, version, isRetired: false }, caller)
      return sendAnswer(reply, { envelope: succeeded(m.desk_api_service_offered(), changed) })
    },
  })
}
