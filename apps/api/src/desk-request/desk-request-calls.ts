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
import { m } from '@pulli/messages/messages.js'
import { callsOf, idParam } from '#http/calls.ts'
import { KNOWN_STAFF } from '#limits/no-limit.ts'
import { withSealedCopy } from '#sealed-erasure/with-sealed-copy.ts'
import { assignRequest } from './assign-request.ts'
import { eraseDeskRequest } from './erase-desk-request.ts'
import { listDesk } from './list-desk.ts'
import { readDeskRequest } from './read-desk-request.ts'
import { recordDeskEvent } from './record-desk-event.ts'
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
