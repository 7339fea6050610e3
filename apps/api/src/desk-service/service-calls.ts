import {
  ChangedDeskService,
  DeskServiceList,
  NewDeskService,
  SeenService,
  ServiceOrder,
  StoredDeskService,
  StoredServiceOrder,
} from '@pulli/contracts/desk-service.ts'
import { m } from '@pulli/messages/messages.js'
import { callsOf, idParam } from '#http/calls.ts'
import { KNOWN_STAFF } from '#limits/no-limit.ts'
import { changeService, retireService } from './change-service.ts'
import { createService } from './create-service.ts'
import { orderServices } from './order-services.ts'
import { readDeskServices } from './read-desk-services.ts'

const reading = callsOf({ tag: 'Services', caller: ['coordinator', 'owner'], limit: KNOWN_STAFF })
const call = callsOf({ tag: 'Services', caller: ['owner'], limit: KNOWN_STAFF })

const params = { id: idParam('The id of the service.', 'unknown-service') }
const SEEN = 'Happens only if the service still has the version that the caller saw: otherwise 409.'

/** What visitors can choose a time for. */
export const serviceCalls = {
  listDeskServices: reading({
    route: 'GET /services',
    summary: 'List services',
    description:
      'For coordinators and owners. What can be booked now is in `GET /slots` of the provider API.',
    answer: DeskServiceList,
    refuses: ['calendar-unavailable'],
    says: m.desk_api_services,
    run: ({ context }) => readDeskServices(context),
  }),
  createService: call({
    route: 'POST /services',
    summary: 'Add a service',
    description:
      'For owners. Visitors can choose a time for it once someone who gives it has published hours.',
    body: NewDeskService,
    answer: StoredDeskService,
    retry: 'key',
    signIn: 'fresh',
    says: m.desk_api_service_created,
    run: ({ context, caller, body, idempotencyKey: key }) => createService(context, { ...body, key }, caller),
  }),
  orderServices: call({
    route: 'PUT /services/order',
    summary: 'Put the services into an order',
    description:
      'For owners. Visitors read them in it. Happens only if the order still is what the caller saw: otherwise 409.',
    body: ServiceOrder,
    answer: StoredServiceOrder,
    refuses: ['services-reordered'],
    retry: { safeBecause: 'the same order again changes nothing' },
    signIn: 'any',
    says: m.desk_api_services_ordered,
    run: async ({ context, caller, body }) => {
      await orderServices(context, body, caller)
      return { services: body.services }
    },
  }),
  changeService: call({
    route: 'PUT /services/:id',
    summary: 'Change a service',
    description: `For owners. What is booked keeps its time and its person. ${SEEN}`,
    params,
    body: ChangedDeskService,
    answer: StoredDeskService,
    refuses: ['service-changed'],
    retry: { safeBecause: 'sent again it finds the service as it was changed' },
    signIn: 'fresh',
    says: m.desk_api_service_changed,
    run: ({ context, caller, id, body }) => changeService(context, { ...body, id }, caller),
  }),
  retireService: call({
    route: 'POST /services/:id/retire',
    summary: 'Retire a service',
    description: `For owners. Nobody can book it any more; what is booked stays booked. ${SEEN}`,
    params,
    body: SeenService,
    answer: StoredDeskService,
    refuses: ['service-changed'],
    retry: { safeBecause: 'sent again it finds the service retired, and changes nothing' },
    signIn: 'fresh',
    says: m.desk_api_service_retired,
    run: ({ context, caller, id, body: { version } }) =>
      retireService(context, { id, version, isRetired: true }, caller),
  }),
  offerService: call({
    route: 'POST /services/:id/offer',
    summary: 'Offer a retired service again',
    description: `For owners. ${SEEN}`,
    params,
    body: SeenService,
    answer: StoredDeskService,
    refuses: ['service-changed'],
    retry: { safeBecause: 'sent again it finds the service offered, and changes nothing' },
    signIn: 'fresh',
    says: m.desk_api_service_offered,
    run: ({ context, caller, id, body: { version } }) =>
      retireService(context, { id, version, isRetired: false }, caller),
  }),
}
