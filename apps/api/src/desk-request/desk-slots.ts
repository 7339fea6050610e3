import type { Service } from '@pulli/contracts/appointment.ts'
import type { DeskSlotQuery, DeskSlots } from '@pulli/contracts/desk-request.ts'
import { listServices } from '@pulli/data/availability/services.ts'
import type { SignedInStaff } from '@pulli/data/staff/sessions.ts'
import { dayIn } from '@pulli/domain/day/local-day.ts'
import { findSlots } from '#appointment/find-slots.ts'
import { readCalendar } from '#appointment/read-calendar.ts'
import { viewOfService } from '#appointment/view-of-service.ts'
import type { ApiContext } from '#context.ts'
import { latestOf, type SeenRequest, seeRequest } from './seen-request.ts'

/**
 * Returns the free times for a request, of the service and the person that fit it best unless others are wanted.
 *
 * @throws DomainError `unknown-request`, `not-offered`, `calendar-unavailable`
 * @throws InvalidInput if `from` is past
 */
export async function deskSlots(
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
