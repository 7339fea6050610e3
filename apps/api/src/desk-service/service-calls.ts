import {
  ChangedDeskService,
  DeskServiceList,
  NewDeskService,
  SeenService,
  ServiceOrder,
  StoredDeskService,
  StoredServiceOrder,
} from '@pulli/contracts/desk-service.ts'
import { insertService } from '@pulli/data/availability/services.ts'
import {
  listDeskServices,
  listGivingPeople,
  lockOrder,
  storeOrder,
} from '@pulli/data/desk-service/desk-services.ts'
import { uuidV7 } from '@pulli/data/uuid-v7.ts'
import { dayIn } from '@pulli/domain/day/local-day.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import { m } from '@pulli/messages/messages.js'
import { readCalendar } from '#appointment/read-calendar.ts'
import type { ApiContext } from '#context.ts'
import type { DeskCaller } from '#desk-request/desk-caller.ts'
import { callsOf, idParam } from '#http/calls.ts'
import { claimWrite } from '#idempotency/idempotent-write.ts'
import { KNOWN_STAFF } from '#limits/no-limit.ts'
import { changeService, retireService } from './change-service.ts'
import { recordService, serviceDetails } from './service-details.ts'

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

/**
 * Puts what is offered into an order, if its order still is what the caller saw. The same again changes nothing.
 * @throws DomainError `services-reordered`: also where one was added or retired meanwhile
 */
async function orderServices(
  { database, clock }: ApiContext,
  { services, seen }: ServiceOrder,
  caller: DeskCaller,
): Promise<void> {
  const now = clock()
  await database.db.transaction().execute(async (tx) => {
    const stored = await lockOrder(tx)
    if (isSameOrder(stored, services)) return
    if (!isSameOrder(stored, seen)) throw new DomainError('services-reordered')
    await storeOrder(tx, services)
    await recordService(tx, { action: 'service.order', now }, caller)
  })
}

function isSameOrder(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id, place) => id === other[place])
}

/**
 * Returns everything that is offered, or was, and who could give it.
 * @throws DomainError `calendar-unavailable`: whose hours are over depends on the day at the office
 */
async function readDeskServices(context: ApiContext): Promise<DeskServiceList> {
  const { db } = context.database
  const now = context.clock()
  const { zone } = await readCalendar(context)
  const [services, atDesk] = await Promise.all([
    listDeskServices(db, now),
    listGivingPeople(db, dayIn(zone, now)),
  ])
  const people = atDesk.map(({ id, name, hasHours }) => ({ id, name, has_hours: hasHours }))
  return {
    services: services.map((service) => ({
      id: service.id,
      version: service.version,
      name: service.name,
      minutes: service.minutes,
      buffer_minutes: service.bufferMinutes,
      mode: service.mode,
      sections: service.sections,
      people: people.filter(({ id }) => service.staffIds.includes(id)),
      is_retired: service.retiredAt !== null,
      coming: service.coming,
    })),
    people,
  }
}

/**
 * Adds a service after those that are offered. Under the same key again it is the one that there is.
 *
 * @throws DomainError `idempotency-key-reused`
 * @throws InvalidInput where someone is not at the desk
 */
async function createService(
  { database, clock }: ApiContext,
  { key, ...input }: NewDeskService & { key: string | undefined },
  caller: DeskCaller,
): Promise<StoredDeskService> {
  const now = clock()
  const { staffId } = caller.person
  return database.db.transaction().execute(async (tx) => {
    const id = uuidV7(now)
    const write = { key, operation: 'createService', owner: { staffId }, input, subject: id, now }
    const earlier = await claimWrite(tx, write)
    if (earlier !== undefined) return { id: earlier.subject ?? id, version: 1 }
    await insertService(tx, { id, ...(await serviceDetails(tx, input)), now })
    await recordService(tx, { action: 'service.create', id, now }, caller)
    return { id, version: 1 }
  })
}
