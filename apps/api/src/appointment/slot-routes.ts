import { FreeSlots, Service, SlotQuery } from '@pulli/contracts/appointment.ts'
import { Refusal, succeeded, successOf } from '@pulli/contracts/envelope.ts'
import { listServices } from '@pulli/data/availability/services.ts'
import { dayIn } from '@pulli/domain/day/local-day.ts'
import { m } from '@pulli/messages/messages.js'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiContext } from '#context.ts'
import { sendAnswer } from '#http/send-answer.ts'
import { findSlots } from './find-slots.ts'
import { readCalendar } from './read-calendar.ts'
import { viewOfService } from './view-of-service.ts'

const services = {
  tags: ['Appointments'],
  querystring: z.strictObject({}),
  operationId: 'listServices',
  summary: 'List what may be booked',
  description:
    'Needs no sign-in. A service is listed once someone who gives it has published hours. Where none is listed, the ' +
    'office calls, and agrees on a time.',
  response: { 200: successOf(z.array(Service)), '4xx': Refusal, '5xx': Refusal },
}

const slots = {
  tags: ['Appointments'],
  querystring: SlotQuery,
  operationId: 'listSlots',
  summary: 'List the free times of a service',
  description:
    'Needs no sign-in. Free times of the next 14 days, computed from the hours of those who give the service, ' +
    'the holidays of the office and what is taken. None of them is promised: `POST /appointments` holds one.',
  response: { 200: successOf(FreeSlots), '4xx': Refusal, '5xx': Refusal },
}

/** `GET /services` and `GET /slots` */
export function slotRoutes(app: FastifyInstance, context: ApiContext): void {
  app.get('/services', {
    schema: services,
    handler: async (_request, reply) => {
      const { zone } = await readCalendar(context)
      const found = await listServices(context.database.db, dayIn(zone, context.clock()))
      const views = found.map(viewOfService)
      return sendAnswer(reply, { envelope: succeeded(m.appointment_services_found(), views) })
    },
  })
  app.withTypeProvider<ZodTypeProvider>().get('/slots', {
    schema: slots,
    handler: async ({ query: { service, staff, from } }, reply) => {
      const found = await findSlots(context, { serviceId: service, staffId: staff, from })
      return sendAnswer(reply, { envelope: succeeded(m.appointment_slots_found(), found) })
    },
  })
}
