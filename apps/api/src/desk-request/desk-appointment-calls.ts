import type { Service } from '@pulli/contracts/appointment.ts'
import {
  DeskBooking,
  DeskCancellation,
  DeskMove,
  DeskOutcome,
  DeskRequest,
  DeskSlotQuery,
  DeskSlots,
} from '@pulli/contracts/desk-request.ts'
import { MailChoice, MailPlace } from '@pulli/contracts/mail-choice.ts'
import { OpenedSummary } from '@pulli/contracts/sent-summary.ts'
import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import { listServices } from '@pulli/data/availability/services.ts'
import { lockRequest } from '@pulli/data/consultation/requests.ts'
import { recordView } from '@pulli/data/desk-request/record-views.ts'
import type { SignedInStaff } from '@pulli/data/staff/sessions.ts'
import { openSummary } from '@pulli/data/summary/summary-openings.ts'
import type { DeskStep } from '@pulli/domain/consultation/desk-steps.ts'
import { dayIn } from '@pulli/domain/day/local-day.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import { m } from '@pulli/messages/messages.js'
import { bookTime } from '#appointment/book-time.ts'
import { cancelBooking } from '#appointment/cancel-booking.ts'
import { chooseMail } from '#appointment/choose-mail.ts'
import { findSlots } from '#appointment/find-slots.ts'
import { markBooking } from '#appointment/mark-booking.ts'
import { moveBooking } from '#appointment/move-booking.ts'
import { readCalendar } from '#appointment/read-calendar.ts'
import { viewOfService } from '#appointment/view-of-service.ts'
import type { ApiContext } from '#context.ts'
import { callsOf, idParam } from '#http/calls.ts'
import { KNOWN_STAFF } from '#limits/no-limit.ts'
import { staffEvent } from '#staff/staff-event.ts'
import { endedAfter } from '#summary/summary-retention.ts'
import type { DeskCaller } from './desk-caller.ts'
import { readDeskRequest } from './read-desk-request.ts'
import { latestOf, requireAppointmentStep, type SeenRequest, seeRequest } from './seen-request.ts'

const call = callsOf({ tag: 'Requests', caller: 'staff', limit: KNOWN_STAFF, signIn: 'any' })

const request = { id: idParam('The id of the request.', 'unknown-request') }
const params = { ...request, appointment: idParam('The id of the appointment.', 'unknown-appointment') }
const OWN = 'Of what a counsellor does not see: 404.'

const OF_CASES = ['unknown-request', 'request-over', 'request-assigned'] as const
const OF_TIMES = ['not-offered', 'calendar-unavailable', 'time-taken', 'time-past', 'no-such-time'] as const
const OF_APPOINTMENTS = ['unknown-appointment', 'appointment-over', 'appointment-changed'] as const

/** The appointments of a request, as the desk books, moves, cancels and marks them. */
export const deskAppointmentCalls = {
  listDeskSlots: call({
    route: 'GET /requests/:id/slots',
    summary: 'List the free times for a request',
    description: `At most 14 days. What the request has itself does not stand in its way. ${OWN}`,
    params: request,
    query: DeskSlotQuery,
    answer: DeskSlots,
    refuses: ['not-offered', 'calendar-unavailable'],
    says: m.desk_slots_found,
    run: ({ context, caller: { person }, id, query }) => deskSlots(context, { id, person, query }),
  }),
  chooseMailForRequest: call({
    route: 'PUT /requests/:id/mail',
    summary: 'Say where mails about an appointment go',
    description: `As the person said on the phone. Until then nobody is mailed about an appointment. ${OWN}`,
    params: request,
    body: MailChoice,
    answer: MailPlace,
    retry: { safeBecause: 'the same answer again changes nothing' },
    says: m.mail_choice_stored,
    run: async ({ context, caller: { person }, id, body: choice }) => {
      await seeRequest(context, context.database.db, { id, person })
      const writer = { kind: 'staff', requestId: id, staffId: person.staffId } as const
      const { place } = await chooseMail(context, { writer, choice })
      return place
    },
  }),
  bookForRequest: call({
    route: 'POST /requests/:id/appointments',
    summary: 'Book an appointment for a request',
    description: `A time that its sender held is given back. ${OWN}`,
    params: request,
    body: DeskBooking,
    answer: DeskRequest,
    refuses: [...OF_CASES, ...OF_TIMES, 'already-booked'],
    retry: { safeBecause: 'the same time again is the appointment that there is' },
    says: m.desk_appointment_booked,
    run: async ({ context, caller, id, body: { service: serviceId, staff: staffId, starts_at } }) => {
      const writing = await writerFor(context, caller, { id, step: 'book' })
      await bookTime(context, { ...writing, serviceId, staffId, startsAt: new Date(starts_at) })
      return readDeskRequest(context, id, caller.person)
    },
  }),
  moveForRequest: call({
    route: 'POST /requests/:id/appointments/:appointment/move',
    summary: 'Move the appointment of a request',
    description: `Where the time is taken, nothing changes. ${OWN}`,
    params,
    body: DeskMove,
    answer: DeskRequest,
    refuses: [...OF_CASES, ...OF_TIMES, ...OF_APPOINTMENTS],
    retry: { safeBecause: 'sent again it finds the appointment moved' },
    says: m.desk_appointment_moved,
    run: async ({ context, caller, id, appointment, body }) => {
      const { service: serviceId, staff: staffId, starts_at, version } = body
      const writing = await writerFor(context, caller, { id, step: 'move', appointment })
      const startsAt = new Date(starts_at)
      await moveBooking(context, { ...writing, id: appointment, serviceId, staffId, startsAt, version })
      return readDeskRequest(context, id, caller.person)
    },
  }),
  cancelForRequest: call({
    route: 'POST /requests/:id/appointments/:appointment/cancel',
    summary: 'Cancel the appointment of a request',
    description: `Until it begins. The request stays. ${OWN}`,
    params,
    body: DeskCancellation,
    answer: DeskRequest,
    refuses: [...OF_CASES, ...OF_APPOINTMENTS],
    retry: { safeBecause: 'sent again it finds the appointment cancelled' },
    says: m.desk_appointment_cancelled,
    run: async ({ context, caller, id, appointment, body: { version } }) => {
      const writing = await writerFor(context, caller, { id, step: 'cancel', appointment })
      await cancelBooking(context, { ...writing, id: appointment, version })
      return readDeskRequest(context, id, caller.person)
    },
  }),
  markOutcome: call({
    route: 'POST /requests/:id/appointments/:appointment/outcome',
    summary: 'Mark what became of an appointment',
    description: `Once it has begun. What was marked by mistake may be corrected. ${OWN}`,
    params,
    body: DeskOutcome,
    answer: DeskRequest,
    refuses: [...OF_CASES, ...OF_APPOINTMENTS, 'appointment-not-begun'],
    retry: { safeBecause: 'the same outcome again changes nothing' },
    says: m.desk_appointment_marked,
    run: async ({ context, caller, id, appointment, body: { version, outcome } }) => {
      const writing = await writerFor(context, caller, { id, step: 'mark-outcome', appointment })
      await markBooking(context, { ...writing, id: appointment, version, outcome })
      return readDeskRequest(context, id, caller.person)
    },
  }),
  openSummary: call({
    route: 'POST /requests/:id/appointments/:appointment/summary',
    summary: 'Open the summary that a member sent to an appointment',
    description:
      'For the counsellor of the appointment alone, whatever else their roles are; for everybody else 404. Records ' +
      'who opened it and when, which the member sees.',
    params,
    answer: OpenedSummary,
    refuses: ['unknown-summary'],
    retry: { safeBecause: 'sent again it shows the summary again, and is recorded again' },
    says: m.summary_answer_opened,
    run: ({ context, caller, id, appointment: appointmentId }) =>
      openSentSummary(context, { id, appointmentId }, caller),
  }),
}

type Step = { id: string; step: DeskStep; appointment?: string }

/** Refuses what the caller cannot do about the request, then says who writes. */
async function writerFor(
  context: ApiContext,
  { person, traceId }: DeskCaller,
  { id, step, appointment }: Step,
) {
  await requireAppointmentStep(context, { id, person, step, appointment })
  return { writer: { kind: 'staff', requestId: id, staffId: person.staffId } as const, traceId }
}

/**
 * Opens the summary that was sent to an appointment, for its counsellor alone, and records that before it is shown.
 *
 * @throws DomainError `unknown-request`; `unknown-summary` where there is none, or the appointment is not the caller's
 */
async function openSentSummary(
  context: ApiContext,
  { id, appointmentId }: { id: string; appointmentId: string },
  { person, traceId }: DeskCaller,
): Promise<OpenedSummary> {
  const now = context.clock()
  const { staffId } = person
  return context.database.db.transaction().execute(async (tx) => {
    await seeRequest(context, tx, { id, person })
    if ((await lockRequest(tx, id)) === undefined) throw new DomainError('unknown-request')
    const wanted = { requestId: id, appointmentId, staffId, endedAfter: endedAfter(now) }
    const found = await openSummary(tx, context.encryption, wanted)
    if (found === undefined) throw new DomainError('unknown-summary')
    await recordView(tx, { requestId: id, staffId, reason: null, summaryId: found.id, now })
    const event = { action: 'summary.view', subjectKind: 'summary', subjectId: found.id }
    await recordAudit(tx, staffEvent({ staffId, ...event, traceId, now }))
    return { sent_at: found.sentAt.toISOString(), content: JSON.parse(found.content) }
  })
}

/**
 * Returns the free times for a request, of the service and the person that fit it best unless others are wanted.
 *
 * @throws DomainError `unknown-request`, `not-offered`, `calendar-unavailable`
 * @throws InvalidInput if `from` is past
 */
async function deskSlots(
  context: ApiContext,
  { id, person, query }: { id: string; person: SignedInStaff; query: DeskSlotQuery },
): Promise<DeskSlots> {
  const { db } = context.database
  const found = await seeRequest(context, db, { id, person })
  const { zone } = await readCalendar(context)
  const offered = await listServices(db, dayIn(zone, context.clock()))
  const fits = ({ sections }: Service) => (sections as string[]).includes(found.row.section)
  const services = offered
    .map(viewOfService)
    .toSorted((one, other) => Number(fits(other)) - Number(fits(one)))
  const serviceId = query.service ?? chosenService(services, services.filter(fits), found)
  if (serviceId === undefined) return { services, service: null, staff: null, times: null }
  const people = services.find((service) => service.id === serviceId)?.people ?? []
  const staff = chosenPerson(people, query.staff, found)
  const times = await findSlots(context, { serviceId, staffId: staff, requestId: id, from: query.from })
  return { services, service: serviceId, staff: staff ?? null, times }
}

/** As booked, or the only one there is for the kind of care that was asked for, or at all. */
function chosenService(services: Service[], fitting: Service[], { appointments }: SeenRequest) {
  const latest = latestOf(appointments)
  const booked = services.find(({ id }) => latest?.status === 'booked' && latest.serviceId === id)
  const only = (list: Service[]) => (list.length === 1 ? list[0] : undefined)
  return (booked ?? only(fitting) ?? only(services))?.id
}

function chosenPerson(people: Service['people'], wanted: DeskSlotQuery['staff'], { row }: SeenRequest) {
  if (wanted === 'anyone') return undefined
  if (wanted !== undefined) return wanted
  return people.find(({ team_entry }) => team_entry !== null && team_entry === row.preferredStaff)?.id
}
