import type { FreeSlots, Slot } from '@pulli/contracts/appointment.ts'
import type { OfficeCalendar } from '@pulli/contracts/opening-hours/office-hours.ts'
import { listBookable } from '@pulli/data/availability/list-bookable.ts'
import { listServices, type Service } from '@pulli/data/availability/services.ts'
import {
  type FreeSlot,
  freeSlots,
  SLOT_DAYS,
  type SlotQuestion,
} from '@pulli/domain/appointment/free-slots.ts'
import { addDays } from '@pulli/domain/day/add-days.ts'
import { dayIn } from '@pulli/domain/day/local-day.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import { DAY, MINUTE } from '@pulli/domain/time/durations.ts'
import { m } from '@pulli/messages/messages.js'
import type { ApiContext } from '#context.ts'
import { InvalidInput } from '#http/invalid-input.ts'
import { readCalendar } from './read-calendar.ts'

/** What someone would like to book. */
export type Wish = {
  serviceId: string
  /** The requested person; without it, everyone who gives the service. */
  staffId?: string | undefined
  /** The request that chooses: its own appointment and hold do not block a slot. */
  requestId?: string | undefined
}

/** A service with its free times, and what these were computed from. */
export type Offer = { service: Service; calendar: OfficeCalendar; question: SlotQuestion; slots: FreeSlot[] }

/**
 * Computes the free times of a service, from now on.
 *
 * @throws DomainError `not-offered` if no one gives it, or the person does not
 */
export async function findOffer(
  context: ApiContext,
  { serviceId, staffId, requestId }: Wish,
  now: Date,
): Promise<Offer> {
  const { db } = context.database
  const calendar = await readCalendar(context)
  const today = dayIn(calendar.zone, now)
  const [service] = await listServices(db, today, serviceId)
  const staffIds = (service?.people ?? [])
    .map(({ id }) => id)
    .filter((id) => staffId === undefined || id === staffId)
  if (service === undefined || staffIds.length === 0) throw new DomainError('not-offered')
  const people = await listBookable(db, {
    staffIds,
    from: now,
    to: new Date(now.getTime() + (SLOT_DAYS + 2) * DAY),
    // A day more on both sides, for other zones and for hours that run over midnight.
    firstDay: addDays(today, -2),
    lastDay: addDays(today, SLOT_DAYS + 1),
    now,
    exceptRequestId: requestId,
  })
  const question = { people, service, holidays: calendar.holidays, now, zone: calendar.zone }
  return { service, calendar, question, slots: freeSlots(question) }
}

/** Finds an offer; concurrent requests without a person share one computation. */
export async function findSharedOffer(context: ApiContext, wish: Wish, now: Date): Promise<Offer> {
  const compute = () => findOffer(context, wish, now)
  if (context.offers === undefined || wish.requestId !== undefined) return compute()
  return context.offers.read(`${wish.serviceId} ${wish.staffId ?? ''}`, compute)
}

/**
 * Returns the free times of at most 14 days.
 *
 * @param from the first day wanted, `YYYY-MM-DD`; later than the last day there are none
 * @throws DomainError `not-offered`
 * @throws InvalidInput if `from` is past
 */
export async function findSlots(
  context: ApiContext,
  { from, ...wish }: Wish & { from?: string | undefined },
): Promise<FreeSlots> {
  const now = context.clock()
  const { service, calendar, slots } = await findSharedOffer(context, wish, now)
  const today = dayIn(calendar.zone, now)
  if (from !== undefined && from < today) throw new InvalidInput({ from: m.field_date_past() })
  return {
    service: service.id,
    time_zone: calendar.zone,
    from: from ?? today,
    until: addDays(today, SLOT_DAYS - 1),
    slots: slots
      .filter(({ startsAt }) => from === undefined || dayIn(calendar.zone, startsAt) >= from)
      .map((slot) => viewOfSlot(slot, service)),
  }
}

/** Returns a free time as the API shows it. */
export function viewOfSlot({ startsAt, staffIds }: FreeSlot, { minutes }: Pick<Service, 'minutes'>): Slot {
  return {
    starts_at: startsAt.toISOString(),
    ends_at: new Date(startsAt.getTime() + minutes * MINUTE).toISOString(),
    staff: [...staffIds],
  }
}
