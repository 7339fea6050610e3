import {
  AppointmentCall,
  AppointmentMove,
  AppointmentWriter,
  ChangedAppointment,
  FreeSlots,
  NewAppointment,
  Service,
  SlotQuery,
} from '@pulli/contracts/appointment.ts'
import { listServices } from '@pulli/data/availability/services.ts'
import { dayIn } from '@pulli/domain/day/local-day.ts'
import { m } from '@pulli/messages/messages.js'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { linkForProgram } from '#consultation/new-link.ts'
import type { ApiContext } from '#context.ts'
import { callsOf, idParam } from '#http/calls.ts'
import { oneHeader } from '#http/one-header.ts'
import { getMember, namesNobody } from '#sign-in/get-member.ts'
import { askForCall } from './ask-for-call.ts'
import { cancelBooking } from './cancel-booking.ts'
import { confirmAppointment } from './confirm-appointment.ts'
import { findSlots } from './find-slots.ts'
import { holdTime } from './hold-time.ts'
import { moveBooking } from './move-booking.ts'
import { readCalendar } from './read-calendar.ts'
import { viewOfAppointment } from './view-of-appointment.ts'
import { viewOfService } from './view-of-service.ts'
import type { ChangedAppointment as Changed, Writer } from './writer.ts'

const open = callsOf({ tag: 'Appointments', caller: 'anyone', limit: 'in-turn' })
const call = callsOf({
  tag: 'Appointments',
  caller: 'anyone-or-member',
  refuses: ['sign-in-needed', 'digits-needed', 'unknown-request', 'request-over'],
})

const WHO =
  '`request` is either the token of a request’s link, sent with the header `X-Follow-Pass`, for which no sign-in is needed; ' +
  'or, for a member who is signed in, the id of a request of their number.'
const params = { id: idParam('The id of the appointment.', 'unknown-appointment') }
const OF_TIMES = ['not-offered', 'calendar-unavailable', 'time-taken', 'time-past', 'no-such-time'] as const
const ONCE = {
  noneBecause: 'an appointment changes once in this way, and the times that one may hold are limited',
}

/** Free times. */
export const slotCalls = {
  listServices: open({
    route: 'GET /services',
    summary: 'List what may be booked',
    description:
      'Needs no sign-in. A service is listed once someone who gives it has published hours. Where none is listed, the ' +
      'office calls, and agrees on a time.',
    answer: z.array(Service),
    refuses: ['calendar-unavailable'],
    says: m.appointment_services_found,
    run: async ({ context }) => {
      const { zone } = await readCalendar(context)
      const found = await listServices(context.database.db, dayIn(zone, context.clock()))
      return found.map(viewOfService)
    },
  }),
  listSlots: open({
    route: 'GET /slots',
    summary: 'List the free times of a service',
    description:
      'Needs no sign-in. Free times of the next 14 days, computed from the hours of those who give the service, ' +
      'the holidays of the office and what is taken. None of them is promised: `POST /appointments` holds one.',
    query: SlotQuery,
    answer: FreeSlots,
    refuses: ['not-offered', 'calendar-unavailable'],
    says: m.appointment_slots_found,
    run: ({ context, query: { service, staff, from } }) =>
      findSlots(context, { serviceId: service, staffId: staff, from }),
  }),
}

/** Booking one of them, by a link or by a member. */
export const appointmentCalls = {
  holdAppointment: call({
    route: 'POST /appointments',
    summary: 'Hold a time',
    description: `Keeps one of the free times for ten minutes, in place of the one that the request held. ${WHO}`,
    headers: ['X-Follow-Pass'],
    body: NewAppointment,
    answer: ChangedAppointment,
    refuses: [...OF_TIMES, 'too-many-appointments', 'already-booked'],
    limit: ['too-many-times'],
    retry: { safeBecause: 'the same time again is the hold that there is' },
    says: m.appointment_held,
    run: async ({ context, body, request }) => {
      const held = await holdTime(context, {
        writer: await writerOf(context, request, body),
        serviceId: body.service,
        staffId: body.staff,
        startsAt: new Date(body.starts_at),
        ip: request.ip,
      })
      return changedView(context, held)
    },
  }),
  confirmAppointment: call({
    route: 'POST /appointments/:id/confirm',
    summary: 'Book the time that is held',
    description:
      'Only until `hold_until`. A number with three coming appointments that proved itself after it held the time is called ' +
      `instead: \`status\` stays \`held\`. ${WHO}`,
    headers: ['X-Follow-Pass'],
    params,
    body: AppointmentWriter,
    answer: ChangedAppointment,
    refuses: [
      ...([
        'proof-needed',
        'unknown-appointment',
        'already-booked',
        'appointment-over',
        'hold-over',
      ] as const),
      ...(['not-offered', 'calendar-unavailable'] as const),
    ],
    limit: ONCE,
    retry: { safeBecause: 'sent again it answers the appointment that is booked' },
    says: ({ data }) => (data.status === 'booked' ? m.appointment_booked() : m.appointment_call_asked()),
    run: async ({ context, id, body, request, traceId }) => {
      const writer = await writerOf(context, request, body)
      return changedView(context, await confirmAppointment(context, { writer, id, traceId }))
    },
  }),
  moveAppointment: call({
    route: 'POST /appointments/:id/move',
    summary: 'Move an appointment',
    description:
      'Cancels it and books another free time at once, under the same entry in a calendar. The answer has a new id. ' +
      `Where the time is taken, nothing changes. ${WHO}`,
    headers: ['X-Follow-Pass'],
    params,
    body: AppointmentMove,
    answer: ChangedAppointment,
    refuses: [...OF_TIMES, 'proof-needed', 'unknown-appointment', 'appointment-over'],
    limit: ['too-many-requests'],
    retry: { safeBecause: 'sent again it answers the appointment as it was moved' },
    says: m.appointment_moved,
    run: async ({ context, id, body, request, traceId }) => {
      const moved = await moveBooking(context, {
        writer: await writerOf(context, request, body),
        id,
        serviceId: body.service,
        staffId: body.staff,
        startsAt: new Date(body.starts_at),
        traceId,
      })
      return changedView(context, moved)
    },
  }),
  cancelAppointment: call({
    route: 'POST /appointments/:id/cancel',
    summary: 'Cancel an appointment, or give back a held time',
    description: `Until it begins. The request stays. ${WHO}`,
    headers: ['X-Follow-Pass'],
    params,
    body: AppointmentWriter,
    answer: ChangedAppointment,
    refuses: ['proof-needed', 'unknown-appointment', 'appointment-over'],
    limit: ONCE,
    retry: { safeBecause: 'sent again it answers the appointment that is cancelled' },
    says: m.appointment_cancelled,
    run: async ({ context, id, body, request, traceId }) => {
      const writer = await writerOf(context, request, body)
      return changedView(context, await cancelBooking(context, { writer, id, traceId }))
    },
  }),
  askForCall: call({
    route: 'POST /appointments/:id/call',
    summary: 'Ask to be called instead of proving the number',
    description:
      'Where no code arrives: the office calls, and books, moves or cancels with the person. A held time is kept for an ' +
      `hour. Nothing else changes. ${WHO}`,
    headers: ['X-Follow-Pass'],
    params,
    body: AppointmentCall,
    answer: ChangedAppointment,
    refuses: ['unknown-appointment', 'appointment-over'],
    limit: ['too-many-requests'],
    retry: { safeBecause: 'the same wish again changes nothing' },
    says: m.appointment_call_asked,
    run: async ({ context, id, body, request, traceId }) => {
      const found = await askForCall(context, {
        writer: await writerOf(context, request, body),
        id,
        startsAt: body.starts_at === undefined ? undefined : new Date(body.starts_at),
        traceId,
      })
      return changedView(context, found)
    },
  }),
}

const changedView = (context: ApiContext, { link, ...found }: Changed) => ({
  ...viewOfAppointment(found, context.clock()),
  ...(link && { link: linkForProgram(context, link) }),
})

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
