import {
  AppointmentCall,
  AppointmentMove,
  AppointmentWriter,
  ChangedAppointment,
  NewAppointment,
} from '@pulli/contracts/appointment.ts'
import { Refusal, succeeded, successOf } from '@pulli/contracts/envelope.ts'
import { m } from '@pulli/messages/messages.js'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { linkForProgram } from '#consultation/new-link.ts'
import type { ApiContext } from '#context.ts'
import { idInAddress } from '#http/id-in-address.ts'
import { oneHeader } from '#http/one-header.ts'
import { readBody } from '#http/read-body.ts'
import { sendAnswer } from '#http/send-answer.ts'
import { unvalidatedBody } from '#http/unvalidated-body.ts'
import { getMember, namesNobody } from '#sign-in/get-member.ts'
import { askForCall } from './ask-for-call.ts'
import { cancelBooking } from './cancel-booking.ts'
import { confirmAppointment } from './confirm-appointment.ts'
import { holdTime } from './hold-time.ts'
import { moveBooking } from './move-booking.ts'
import { viewOfAppointment } from './view-of-appointment.ts'
import type { ChangedAppointment as Changed, Writer } from './writer.ts'

const head = {
  tags: ['Appointments'],
  security: [{ bearer: [] }, {}],
  querystring: z.strictObject({}),
  response: { 200: successOf(ChangedAppointment), '4xx': Refusal, '5xx': Refusal },
}
const WHO =
  '`request` is either the token of a request’s link, sent with the header `X-Follow-Pass`, for which no sign-in is needed; ' +
  'or, for a member who is signed in, the id of a request of their number.'
const Address = z.strictObject({ id: z.string().meta({ description: 'The id of the appointment.' }) })

const holding = {
  ...head,
  operationId: 'holdAppointment',
  summary: 'Hold a time',
  description: `Keeps one of the free times for ten minutes, in place of the one that the request held. ${WHO}`,
  body: NewAppointment,
}
const confirming = {
  ...head,
  operationId: 'confirmAppointment',
  summary: 'Book the time that is held',
  description:
    'Only until `hold_until`. A number with three coming appointments that proved itself after it held the time is called ' +
    `instead: \`status\` stays \`held\`. ${WHO}`,
  params: Address,
  body: AppointmentWriter,
}
const moving = {
  ...head,
  operationId: 'moveAppointment',
  summary: 'Move an appointment',
  description:
    'Cancels it and books another free time at once, under the same entry in a calendar. The answer has a new id. ' +
    `Where the time is taken, nothing changes. ${WHO}`,
  params: Address,
  body: AppointmentMove,
}
const cancelling = {
  ...head,
  operationId: 'cancelAppointment',
  summary: 'Cancel an appointment, or give back a held time',
  description: `Until it begins. The request stays. ${WHO}`,
  params: Address,
  body: AppointmentWriter,
}

const calling = {
  ...head,
  operationId: 'askForCall',
  summary: 'Ask to be called instead of proving the number',
  description:
    'Where no code arrives: the office calls, and books, moves or cancels with the person. A held time is kept for an ' +
    `hour. Nothing else changes. ${WHO}`,
  params: Address,
  body: AppointmentCall,
}

/** `POST /appointments`, and `/confirm`, `/move`, `/cancel` and `/call` below `/appointments/{id}` */
export function appointmentRoutes(app: FastifyInstance, context: ApiContext): void {
  const done = ({ link, ...found }: Changed, message: string) => ({
    envelope: succeeded(message, {
      ...viewOfAppointment(found, context.clock()),
      ...(link && { link: linkForProgram(context, link) }),
    }),
  })
  const validatorCompiler = unvalidatedBody

  app.post('/appointments', {
    schema: holding,
    validatorCompiler,
    handler: async (request, reply) => {
      const body = readBody(NewAppointment, request.body)
      const held = await holdTime(context, {
        writer: await writerOf(context, request, body),
        serviceId: body.service,
        staffId: body.staff,
        startsAt: new Date(body.starts_at),
        ip: request.ip,
      })
      return sendAnswer(reply, done(held, m.appointment_held()))
    },
  })

  app.post('/appointments/:id/confirm', {
    schema: confirming,
    validatorCompiler,
    handler: async (request, reply) => {
      const body = readBody(AppointmentWriter, request.body)
      const booked = await confirmAppointment(context, {
        writer: await writerOf(context, request, body),
        id: idInAddress(request, 'unknown-appointment'),
        requestId: request.id,
      })
      const message = booked.status === 'booked' ? m.appointment_booked : m.appointment_call_asked
      return sendAnswer(reply, done(booked, message()))
    },
  })

  app.post('/appointments/:id/move', {
    schema: moving,
    validatorCompiler,
    handler: async (request, reply) => {
      const body = readBody(AppointmentMove, request.body)
      const moved = await moveBooking(context, {
        writer: await writerOf(context, request, body),
        id: idInAddress(request, 'unknown-appointment'),
        serviceId: body.service,
        staffId: body.staff,
        startsAt: new Date(body.starts_at),
        requestId: request.id,
      })
      return sendAnswer(reply, done(moved, m.appointment_moved()))
    },
  })

  app.post('/appointments/:id/cancel', {
    schema: cancelling,
    validatorCompiler,
    handler: async (request, reply) => {
      const body = readBody(AppointmentWriter, request.body)
      const cancelled = await cancelBooking(context, {
        writer: await writerOf(context, request, body),
        id: idInAddress(request, 'unknown-appointment'),
        requestId: request.id,
      })
      return sendAnswer(reply, done(cancelled, m.appointment_cancelled()))
    },
  })

  app.post('/appointments/:id/call', {
    schema: calling,
    validatorCompiler,
    handler: async (request, reply) => {
      const body = readBody(AppointmentCall, request.body)
      const found = await askForCall(context, {
        writer: await writerOf(context, request, body),
        id: idInAddress(request, 'unknown-appointment'),
        startsAt: body.starts_at === undefined ? undefined : new Date(body.starts_at),
        requestId: request.id,
      })
      return sendAnswer(reply, done(found, m.appointment_call_asked()))
    },
  })
}

/** Who calls: a member with a token, or a visitor with the link and the pass of the request. */
export async function writerOf(
  context: ApiContext,
  { headers }: Pick<FastifyRequest, 'headers'>,
  { request }: AppointmentWriter,
): Promise<Writer> {
  const visit = { token: request, pass: oneHeader(headers['x-follow-pass']) ?? '', cookie: headers.cookie }
  if (namesNobody(headers.authorization)) return { kind: 'link', ...visit }
  const { phone } = await getMember(context, headers.authorization)
  // The token of a link counts for itself: a signed-in guardian may have asked with another number.
  if (!z.uuid().safeParse(request).success) return { kind: 'link', ...visit, phone }
  return { kind: 'member', requestId: request, phone }
}
