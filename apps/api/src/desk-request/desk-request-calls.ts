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
import { cancelComing } from '@pulli/data/appointment/bookings.ts'
import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import { recordRequestEvent } from '@pulli/data/consultation/request-events.ts'
import { lockRequest } from '@pulli/data/consultation/requests.ts'
import { findStaff } from '@pulli/data/staff/staff.ts'
import type { DeskStep } from '@pulli/domain/consultation/desk-steps.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import { m } from '@pulli/messages/messages.js'
import { recordChange } from '#appointment/record-change.ts'
import { eraseAndTell } from '#consultation/erase-and-tell.ts'
import { settleProof } from '#consultation/refund-request.ts'
import type { ApiContext } from '#context.ts'
import { callsOf, idParam } from '#http/calls.ts'
import { InvalidInput } from '#http/invalid-input.ts'
import { claimWrite } from '#idempotency/idempotent-write.ts'
import { KNOWN_STAFF } from '#limits/no-limit.ts'
import { withSealedCopy } from '#sealed-erasure/with-sealed-copy.ts'
import { staffEvent } from '#staff/staff-event.ts'
import type { DeskCaller } from './desk-caller.ts'
import { listDesk } from './list-desk.ts'
import { readDeskRequest } from './read-desk-request.ts'
import { requestAssigned } from './request-assigned.ts'
import { requireStep, seeRequest } from './seen-request.ts'
import { showNumber } from './show-number.ts'

const call = callsOf({ tag: 'Requests', caller: 'staff', limit: KNOWN_STAFF })
const coordinating = callsOf({ tag: 'Requests', caller: ['coordinator', 'owner'], limit: KNOWN_STAFF })

const params = { id: idParam('The id of the request.', 'unknown-request') }
const OWN = 'A counsellor sees what they have, or have an appointment for; of the rest 404.'

/** Who asked for a consultation, and what happens about it. */
export const deskRequestCalls = {
  listDeskRequests: call({
    route: 'GET /requests',
    summary: 'List requests',
    description:
      'What waits comes by the time left of the promise, safety notes and children ahead; what is over comes ' +
      'with the last first. `burst` lists what strangers sent in great numbers and nobody has touched, which is no ' +
      `part of \`waiting\`. \`day\` finds what a person who calls again asked on. ${OWN}`,
    query: DeskRequestQuery,
    answer: DeskRequestPage,
    says: m.desk_requests_found,
    run: ({ context, caller: { person }, query }) => listDesk(context, { ...query, person }),
  }),
  readDeskRequest: call({
    route: 'GET /requests/:id',
    summary: 'Get a request',
    description: `How the person may be called comes before their number, which is masked. ${OWN}`,
    params,
    answer: DeskRequest,
    says: m.desk_request_found,
    run: ({ context, caller, id }) => readDeskRequest(context, id, caller.person),
  }),
  showNumber: call({
    route: 'POST /requests/:id/number',
    summary: 'Show the number of a request',
    description:
      'Records who opened it, when and why. Outside the hours that the person chose, and of a case that is not ' +
      `the caller’s, it needs a reason. ${OWN}`,
    params,
    body: NumberView,
    answer: ShownNumber,
    retry: { safeBecause: 'sent again it shows the number again, and is recorded again' },
    signIn: 'any',
    says: m.desk_number_shown,
    run: ({ context, caller, id, body: { reason } }) => showNumber(context, { id, reason }, caller),
  }),
  assignRequest: coordinating({
    route: 'POST /requests/:id/assignment',
    summary: 'Take a request, or hand it over',
    description:
      'For coordinators and owners. Happens only if the request is still with whom the caller saw: otherwise 409 ' +
      'says who has it.',
    params,
    body: Assignment,
    answer: DeskRequest,
    refuses: ['request-over', 'request-assigned'],
    retry: { safeBecause: 'sent again it finds the request with its person, and changes nothing' },
    signIn: 'any',
    says: m.desk_request_assigned,
    run: async ({ context, caller, id, body }) => {
      await assignRequest(context, { ...body, id }, caller)
      return readDeskRequest(context, id, caller.person)
    },
  }),
  recordDeskEvent: call({
    route: 'POST /requests/:id/events',
    summary: 'Record what happened to a request',
    description: `A call that was tried or got through, times that were offered, a no, the end. ${OWN}`,
    params,
    body: RecordedRequestEvent,
    answer: DeskRequest,
    refuses: ['request-over', 'request-assigned', 'step-not-possible'],
    retry: 'key',
    signIn: 'any',
    says: m.desk_event_recorded,
    run: async ({ context, caller, id, body, idempotencyKey: key }) => {
      await recordDeskEvent(context, { ...body, id, key }, caller)
      return readDeskRequest(context, id, caller.person)
    },
  }),
  eraseDeskRequest: coordinating({
    route: 'DELETE /requests/:id',
    summary: 'Erase a request',
    description:
      'For coordinators and owners. With it go its events, appointments, views and keys. A restored backup ' +
      'repeats it.',
    params,
    answer: ErasedRequest,
    retry: { safeBecause: 'sent again it answers 404, and nothing is left to erase' },
    signIn: 'fresh',
    says: ({ context }) => withSealedCopy(context.config, m.desk_request_erased()),
    run: async ({ context, caller, id }) => {
      await eraseDeskRequest(context, id, caller)
      return { id }
    },
  }),
}

/**
 * Erases a request at its sender's wish, with its events, appointments, views, its key and the jobs and
 * mails on disk that name it. If it had a coming appointment, the other side is notified that it is cancelled. The
 * audit row stays, without any of its content, and the erasure is repeated after a restore.
 *
 * @throws DomainError `unknown-request`
 */
async function eraseDeskRequest(
  context: ApiContext,
  id: string,
  { person, traceId }: DeskCaller,
): Promise<void> {
  const now = context.clock()
  await context.database.db.transaction().execute(async (tx) => {
    if (!(await eraseAndTell(tx, context, { id, now }))) throw new DomainError('unknown-request')
    const event = { action: 'consultation-request.erase', subjectKind: 'consultation-request', subjectId: id }
    await recordAudit(tx, staffEvent({ staffId: person.staffId, ...event, traceId, now }))
  })
}

/**
 * Gives a request to someone, if it still is with whom the caller saw: of two coordinators who take it at once, one
 * gets it and the other learns who has it. Repeating it changes nothing.
 *
 * @throws DetailedRefusal `request-assigned` if someone else has it by now
 * @throws DomainError `unknown-request`, `request-over`
 * @throws InvalidInput if there is no such person at the desk
 */
async function assignRequest(
  context: ApiContext,
  { id, staff, seen }: Assignment & { id: string },
  { person, traceId }: DeskCaller,
): Promise<void> {
  const now = context.clock()
  await context.database.db.transaction().execute(async (tx) => {
    if ((await lockRequest(tx, id)) === undefined) throw new DomainError('unknown-request')
    const { row } = await seeRequest(context, tx, { id, person })
    if (row.assignee?.id === staff) return
    if ((row.assignee?.id ?? null) !== seen) throw requestAssigned(row.assignee)
    if ((await findStaff(tx, staff)) === undefined)
      throw new InvalidInput({ staff: m.field_person_unknown() })
    const step = await recordRequestEvent(tx, {
      requestId: id,
      kind: 'assigned',
      actor: 'staff',
      staffId: staff,
      now,
    })
    if (step?.after === undefined) throw new DomainError('request-over')
    const event = {
      action: 'consultation-request.assign',
      subjectKind: 'consultation-request',
      subjectId: id,
    }
    await recordAudit(tx, staffEvent({ staffId: person.staffId, ...event, traceId, now }))
  })
}

const STEPS = {
  tried: 'tried',
  reached: 'reached',
  offered: 'offer',
  declined: 'decline',
  closed: 'close',
} as const satisfies Record<RecordedRequestEvent['kind'], DeskStep>

/**
 * Records what someone did about a request. What ends it cancels its coming appointment.
 *
 * @throws DetailedRefusal `request-assigned` if someone else has it
 * @throws DomainError `unknown-request`, `request-over`, `step-not-possible`, `idempotency-key-reused`
 */
async function recordDeskEvent(
  context: ApiContext,
  { id, kind, reason, key }: RecordedRequestEvent & { id: string; key: string | undefined },
  { person, traceId }: DeskCaller,
): Promise<void> {
  const now = context.clock()
  const { staffId } = person
  await context.database.db.transaction().execute(async (tx) => {
    if ((await lockRequest(tx, id)) === undefined) throw new DomainError('unknown-request')
    const found = await seeRequest(context, tx, { id, person })
    const write = { key, operation: 'recordDeskEvent', owner: { staffId }, input: [id, kind, reason], now }
    if ((await claimWrite(tx, write)) !== undefined) return
    requireStep(found, STEPS[kind])
    if (kind === 'declined' || kind === 'closed') {
      const cancelled = await cancelComing(tx, { requestId: id, by: 'staff', reason: kind, now })
      if (cancelled !== undefined)
        await recordChange(tx, {
          kind: 'cancelled',
          appointment: cancelled,
          reason: kind,
          staffId,
          traceId,
          now,
        })
    }
    const event = { requestId: id, kind, actor: 'staff', staffId, now } as const
    const step = await recordRequestEvent(tx, { ...event, ...(reason !== undefined && { reason }) })
    if (step?.after === undefined) throw new DomainError('step-not-possible')
    // The office called the number, and talked to who sent the request.
    if (kind === 'reached') await settleProof(tx, { id, isOwn: false, now })
    const action = `consultation-request.${STEPS[kind]}`
    const audit = { action, subjectKind: 'consultation-request', subjectId: id, traceId, now }
    await recordAudit(tx, staffEvent({ staffId, ...audit }))
  })
}
