import {
  DeskBooking,
  DeskCancellation,
  DeskMove,
  DeskOutcome,
  DeskRequest,
  DeskSlotQuery,
  DeskSlots,
} from '@pulli/contracts/desk-request.ts'
import { Refusal, succeeded, successOf } from '@pulli/contracts/envelope.ts'
import { MailChoice, MailPlace } from '@pulli/contracts/mail-choice.ts'
import type { DeskStep } from '@pulli/domain/consultation/desk-steps.ts'
import { m } from '@pulli/messages/messages.js'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { bookTime } from '#appointment/book-time.ts'
import { cancelBooking } from '#appointment/cancel-booking.ts'
import { chooseMail } from '#appointment/choose-mail.ts'
import { markBooking } from '#appointment/mark-booking.ts'
import { moveBooking } from '#appointment/move-booking.ts'
import type { ApiContext } from '#context.ts'
import { idInAddress } from '#http/id-in-address.ts'
import { readBody } from '#http/read-body.ts'
import { sendAnswer } from '#http/send-answer.ts'
import { validatedAfterSignIn } from '#http/validated-after-sign-in.ts'
import { STAFF_ONLY, staffOf } from '#staff/require-staff.ts'
import { appointmentInAddress, DeskAppointmentAddress } from './appointment-in-address.ts'
import { deskSlots } from './desk-slots.ts'
import { readDeskRequest } from './read-desk-request.ts'
import { requireAppointmentStep, seeRequest } from './seen-request.ts'

const head = { tags: ['Requests'], security: STAFF_ONLY, querystring: z.strictObject({}) }
const refusals = { '4xx': Refusal, '5xx': Refusal }
const changed = { 200: successOf(DeskRequest), ...refusals }
const Request = z.strictObject({ id: z.uuid().meta({ description: 'The id of the request.' }) })
const OWN = 'Of what a counsellor does not see: 404.'

/** `GET /requests/{id}/slots`; `POST /requests/{id}/appointments`, and `/{appointment}/move`, `/cancel` and `/outcome` */
export function deskAppointmentRoutes(app: FastifyInstance, context: ApiContext): void {
  const validatorCompiler = validatedAfterSignIn

  /** Refuses what the caller cannot do about the request, then says who writes. */
  const writing = async (request: FastifyRequest, step: DeskStep, appointment?: string) => {
    const person = staffOf(request)
    const id = idInAddress(request, 'unknown-request')
    await requireAppointmentStep(context, { id, person, step, appointment })
    return {
      person,
      writer: { kind: 'staff', requestId: id, staffId: person.staffId } as const,
      requestId: request.id,
    }
  }
  const answer = async (reply: FastifyReply, done: Awaited<ReturnType<typeof writing>>, message: string) => {
    const found = await readDeskRequest(context, done.writer.requestId, done.person)
    return sendAnswer(reply, { envelope: succeeded(message, found) })
  }

  app.get('/requests/:id/slots', {
    schema: {
      ...head,
      querystring: DeskSlotQuery,
      operationId: 'listDeskSlots',
      summary: 'List the free times for a request',
      description: `At most 14 days. What the request has itself does not stand in its way. ${OWN}`,
      params: Request,
      response: { 200: successOf(DeskSlots), ...refusals },
    },
    validatorCompiler,
    handler: async (request, reply) => {
      const person = staffOf(request)
      const query = readBody(DeskSlotQuery, request.query)
      const found = await deskSlots(context, { id: idInAddress(request, 'unknown-request'), person, query })
      return sendAnswer(reply, { envelope: succeeded(m.desk_slots_found(), found) })
    },
  })

  app.put('/requests/:id/mail', {
    schema: {
      ...head,
      operationId: 'chooseMailForRequest',
      summary: 'Say where mails about an appointment go',
      description: `As the person said on the phone. Until then nobody is mailed about an appointment. ${OWN}`,
      params: Request,
      body: MailChoice,
      response: { 200: successOf(MailPlace), ...refusals },
    },
    validatorCompiler,
    handler: async (request, reply) => {
      const person = staffOf(request)
      const choice = readBody(MailChoice, request.body)
      const id = idInAddress(request, 'unknown-request')
      await seeRequest(context, context.database.db, { id, person })
      const writer = { kind: 'staff', requestId: id, staffId: person.staffId } as const
      const { place } = await chooseMail(context, { writer, choice })
      return sendAnswer(reply, { envelope: succeeded(m.mail_choice_stored(), place) })
    },
  })

  app.post('/requests/:id/appointments', {
    schema: {
      ...head,
      operationId: 'bookForRequest',
      summary: 'Book an appointment for a request',
      description: `A time that its sender held is given back. ${OWN}`,
      params: Request,
      body: DeskBooking,
      response: changed,
    },
    validatorCompiler,
    handler: async (request, reply) => {
      staffOf(request)
      const body = readBody(DeskBooking, request.body)
      const { service: serviceId, staff: staffId, starts_at } = body
      const done = await writing(request, 'book')
      await bookTime(context, { ...done, serviceId, staffId, startsAt: new Date(starts_at) })
      return answer(reply, done, m.desk_appointment_booked())
    },
  })

  app.post('/requests/:id/appointments/:appointment/move', {
    schema: {
      ...head,
      operationId: 'moveForRequest',
      summary: 'Move the appointment of a request',
      description: `Where the time is taken, nothing changes. ${OWN}`,
      params: DeskAppointmentAddress,
      body: DeskMove,
      response: changed,
    },
    validatorCompiler,
    handler: async (request, reply) => {
      const { service: serviceId, staff: staffId, starts_at, version } = readBody(DeskMove, request.body)
      const id = appointmentInAddress(request)
      const done = await writing(request, 'move', id)
      const startsAt = new Date(starts_at)
      await moveBooking(context, { ...done, id, serviceId, staffId, startsAt, version })
      return answer(reply, done, m.desk_appointment_moved())
    },
  })

  app.post('/requests/:id/appointments/:appointment/cancel', {
    schema: {
      ...head,
      operationId: 'cancelForRequest',
      summary: 'Cancel the appointment of a request',
      description: `Until it begins. The request stays. ${OWN}`,
      params: DeskAppointmentAddress,
      body: DeskCancellation,
      response: changed,
    },
    validatorCompiler,
    handler: async (request, reply) => {
      const { version } = readBody(DeskCancellation, request.body)
      const id = appointmentInAddress(request)
      const done = await writing(request, 'cancel', id)
      await cancelBooking(context, { ...done, id, version })
      return answer(reply, done, m.desk_appointment_cancelled())
    },
  })

  app.post('/requests/:id/appointments/:appointment/outcome', {
    schema: {
      ...head,
      operationId: 'markOutcome',
      summary: 'Mark what became of an appointment',
      description: `Once it has begun. What was marked by mistake may be corrected. ${OWN}`,
      params: DeskAppointmentAddress,
      body: DeskOutcome,
      response: changed,
    },
    validatorCompiler,
    handler: async (request, reply) => {
      const { version, outcome } = readBody(DeskOutcome, request.body)
      const id = appointmentInAddress(request)
      const done = await writing(request, 'mark-outcome', id)
      await markBooking(context, { ...done, id, version, outcome })
      return answer(reply, done, m.desk_appointment_marked())
    },
  })
}
