import type { Appointment, FreeSlots, Service } from '@pulli/contracts/appointment.ts'
import { listAppointmentsOfRequest } from '@pulli/data/appointment/appointments.ts'
import { listServices } from '@pulli/data/availability/services.ts'
import type { FollowedRequest } from '@pulli/data/consultation/request-links.ts'
import { isOver } from '@pulli/domain/consultation/request-life.ts'
import { dayIn } from '@pulli/domain/day/local-day.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import { openLink } from '#consultation/open-link.ts'
import type { ApiContext } from '#context.ts'
import { findSlots } from './find-slots.ts'
import { readCalendar } from './read-calendar.ts'
import { viewOfAppointment } from './view-of-appointment.ts'
import { viewOfService } from './view-of-service.ts'

/** What someone has chosen so far, as the address of their page says it. */
export type ChosenSoFar = {
  service?: string | undefined
  /** Someone's id; `anyone`: anyone who is free; without it: whom they asked for, if they give the service. */
  person?: string | undefined
}

/** The free times for a request, as its page shows them. */
export type TimesPage = {
  /** The digits were typed in this browser a moment ago; without them nothing else is shown. */
  isOpen: boolean
  isOver: boolean
  /** The zone in which they asked. */
  timeZone: string
  /** What they have booked or hold now. */
  appointments: Appointment[]
  /** What may be booked, the kind of care that they asked for first; undefined where it cannot be read now. */
  services: Service[] | undefined
  service?: Service | undefined
  /** The only person wanted. */
  personId?: string | undefined
  times?: FreeSlots | undefined
}

/** Finds the free times for the request of a link; undefined for a link that opens nothing. Changes nothing. */
export async function findTimes(
  context: ApiContext,
  { token, cookie, chosen }: { token: string; cookie: string | undefined; chosen: ChosenSoFar },
): Promise<TimesPage | undefined> {
  const { database, clock } = context
  const now = clock()
  const opened = await openLink(context, { token, cookie }, now)
  if (opened?.token !== token) return undefined
  const { request, isOpen } = opened
  const page = { isOver: isOver(request.state), timeZone: request.timeZone }
  if (!isOpen || page.isOver) return { ...page, isOpen, appointments: [], services: [] }
  const own = await listAppointmentsOfRequest(database.db, request.id, now)
  const appointments = own.map((one) => viewOfAppointment(one, now))
  const services = await offeredTo(context, request)
  const service = chosenService(services, chosen.service ?? bookedService(appointments), request)
  const personId = service && chosenPerson(service, chosen.person, request)
  const times = service && (await timesOf(context, { service, personId, requestId: request.id }))
  return { ...page, isOpen, appointments, services, service, personId, times }
}

/** Returns what may be booked, with the kind of care that was asked for first; undefined where it cannot be read. */
async function offeredTo(context: ApiContext, request: FollowedRequest): Promise<Service[] | undefined> {
  try {
    const { zone } = await readCalendar(context)
    const services = await listServices(context.database.db, dayIn(zone, context.clock()))
    const fits = ({ sections }: Service) => Number((sections as string[]).includes(request.section))
    return services.map(viewOfService).toSorted((one, other) => fits(other) - fits(one))
  } catch (error) {
    if (error instanceof DomainError && error.code === 'calendar-unavailable') return undefined
    throw error
  }
}

/** Returns whether a request can choose a time now. */
export async function isBookable(context: ApiContext, request: FollowedRequest): Promise<boolean> {
  return !isOver(request.state) && ((await offeredTo(context, request)) ?? []).length > 0
}

function bookedService(appointments: readonly Appointment[]) {
  return appointments.find(({ status }) => status === 'booked' || status === 'held')?.service.id
}

/** The service that was chosen, or the only one there is for the kind of care that was asked for. */
function chosenService(services: readonly Service[] = [], id: string | undefined, request: FollowedRequest) {
  const fitting = services.filter(({ sections }) => (sections as string[]).includes(request.section))
  const only = (list: readonly Service[]) => (list.length === 1 ? list[0] : undefined)
  return services.find((service) => service.id === id) ?? only(fitting) ?? only(services)
}

function chosenPerson({ people }: Service, wanted: string | undefined, { preferredStaff }: FollowedRequest) {
  if (wanted !== undefined) return people.find(({ id }) => id === wanted)?.id
  return people.find(({ team_entry }) => team_entry !== null && team_entry === preferredStaff)?.id
}

async function timesOf(
  context: ApiContext,
  wish: { service: Service; personId: string | undefined; requestId: string },
): Promise<FreeSlots | undefined> {
  try {
    return await findSlots(context, {
      serviceId: wish.service.id,
      staffId: wish.personId,
      requestId: wish.requestId,
    })
  } catch (error) {
    // They took their hours back in this moment.
    if (error instanceof DomainError && error.code === 'not-offered') return undefined
    throw error
  }
}
