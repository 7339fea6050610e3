import type { NewException } from '@pulli/contracts/desk-hours.ts'
import { listAppointmentsOfWeek } from '@pulli/data/appointment/appointments.ts'
import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import {
  deleteException,
  findException,
  insertAvailabilityException,
  listHours,
} from '@pulli/data/availability/hours.ts'
import type { Tx } from '@pulli/data/schema.ts'
import { uuidV7 } from '@pulli/data/uuid-v7.ts'
import type { AvailabilityException } from '@pulli/domain/appointment/free-slots.ts'
import { doExceptionsOverlap } from '@pulli/domain/appointment/hours-overlap.ts'
import { daysFrom, spansOfException } from '@pulli/domain/appointment/hours-spans.ts'
import { zoneClock } from '@pulli/domain/appointment/zone-clock.ts'
import { addDays } from '@pulli/domain/day/add-days.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import { DAY } from '@pulli/domain/time/durations.ts'
import { m } from '@pulli/messages/messages.js'
import type { ApiContext } from '#context.ts'
import { InvalidInput } from '#http/invalid-input.ts'
import { DetailedRefusal } from '#http/refusals.ts'
import { staffEvent } from '#staff/staff-event.ts'
import { hoursOf, refusePast } from './wall-time.ts'
import { type HoursCaller, lockHours } from './whose-hours.ts'

/** As the table allows. */
const MOST_DAYS = 366

/**
 * Adds days off or extra hours. Days off cancel nothing: where someone has an appointment then, they are refused with
 * it, unless the caller says that it stays.
 *
 * @returns their id
 * @throws DomainError `not-permitted`, `unknown-staff`, `hours-overlap`, `booked-over`
 * @throws InvalidInput where the first day is past, or the last one more than a year later
 */
export async function addException(context: ApiContext, input: NewException, caller: HoursCaller) {
  const staffId = input.staff ?? caller.person.staffId
  const exception = exceptionFrom(input, caller)
  return context.database.db.transaction().execute(async (tx) => {
    await lockHours(tx, caller.person, staffId)
    const { exceptions } = await listHours(tx, { staffId, today: exception.firstOn })
    const same = exceptions.find((one) => isSame(one, exception))
    if (same !== undefined) return same.id
    if (exceptions.some((one) => doExceptionsOverlap(one, exception))) throw new DomainError('hours-overlap')
    if (exception.kind === 'off' && input.keep_booked !== true)
      await refuseOverBooked(context, tx, { staffId, exception, now: caller.now })
    const id = uuidV7(caller.now)
    await insertAvailabilityException(tx, { id, staffId, exception, now: caller.now })
    await record(tx, id, 'availability-exception.add', caller)
    return id
  })
}

/**
 * Deletes days off or extra hours that are not over.
 * @throws DomainError `unknown-hours`, `not-permitted`, `hours-begun`
 */
export async function removeException({ database }: ApiContext, id: string, caller: HoursCaller) {
  await database.db.transaction().execute(async (tx) => {
    const found = await findException(tx, id)
    if (found === undefined) throw new DomainError('unknown-hours')
    await lockHours(tx, caller.person, found.staffId)
    if ((await findException(tx, id)) === undefined) throw new DomainError('unknown-hours')
    if (found.lastOn < caller.today) throw new DomainError('hours-begun')
    await deleteException(tx, id)
    await record(tx, id, 'availability-exception.delete', caller)
  })
}

function exceptionFrom(input: NewException, { zone, today }: HoursCaller): AvailabilityException {
  const { first_day: firstOn, last_day: lastOn = firstOn, from, to } = input
  refusePast(firstOn, today)
  if (lastOn > addDays(firstOn, MOST_DAYS)) throw new InvalidInput({ last_day: m.field_last_day_long() })
  const days = { firstOn, lastOn, zone: input.time_zone ?? zone }
  const hours = from === undefined || to === undefined ? null : hoursOf(from, to)
  if (input.kind === 'off') return { ...days, kind: 'off', hours }
  if (hours === null) throw new InvalidInput({ from: m.field_clock_malformed() })
  return { ...days, kind: 'extra', hours }
}

type Wanted = { staffId: string; exception: AvailabilityException; now: Date }

async function refuseOverBooked({ encryption }: ApiContext, tx: Tx, { staffId, exception, now }: Wanted) {
  const { firstOn, lastOn } = exception
  const count = Math.round((Date.parse(lastOn) - Date.parse(firstOn)) / DAY) + 1
  const spans = spansOfException(exception, { clock: zoneClock(), days: daysFrom(firstOn, count) })
  const first = spans[0]
  const last = spans.at(-1)
  if (first === undefined || last === undefined) return
  // An appointment lasts a day at most, so what runs at the beginning began less than a day before.
  const from = new Date(first.from - DAY)
  const near = await listAppointmentsOfWeek(tx, encryption, { from, to: new Date(last.to), staffId, now })
  const booked = near
    .filter(({ status }) => status === 'booked' || status === 'held')
    .filter(({ endsAt }) => endsAt > now)
    .filter(({ startsAt, endsAt }) =>
      spans.some((span) => startsAt.getTime() < span.to && span.from < endsAt.getTime()),
    )
  if (booked.length === 0) return
  throw new DetailedRefusal('booked-over', {
    booked: booked.map(({ requestId, startsAt, serviceName }) => ({
      request: requestId,
      starts_at: startsAt.toISOString(),
      service: serviceName,
    })),
  })
}

function isSame(one: AvailabilityException, other: AvailabilityException): boolean {
  return (
    one.kind === other.kind &&
    one.firstOn === other.firstOn &&
    one.lastOn === other.lastOn &&
    one.zone === other.zone &&
    one.hours?.from === other.hours?.from &&
    one.hours?.to === other.hours?.to
  )
}

async function record(tx: Tx, id: string, action: string, { person, traceId, now }: HoursCaller) {
  const event = { action, subjectKind: 'availability-exception', subjectId: id, traceId, now }
  await recordAudit(tx, staffEvent({ staffId: person.staffId, ...event }))
}
