import type { Availability } from '@pulli/contracts/desk-hours.ts'
import { listHours } from '@pulli/data/availability/hours.ts'
import type { SignedInStaff } from '@pulli/data/staff/sessions.ts'
import { findVideoRoom, listPeople } from '@pulli/data/staff/staff.ts'
import { dayIn } from '@pulli/domain/day/local-day.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import { readCalendar } from '#appointment/read-calendar.ts'
import type { ApiContext } from '#context.ts'
import { clockOf } from './wall-time.ts'
import { arrangesOthers, permitHours } from './whose-hours.ts'

/**
 * Returns when someone is free for appointments.
 * @throws DomainError `not-permitted`, `unknown-staff`, `calendar-unavailable`
 */
export async function readAvailability(
  context: ApiContext,
  caller: SignedInStaff,
  staffId: string,
): Promise<Availability> {
  permitHours(caller, staffId)
  const { db } = context.database
  const { zone, holidays } = await readCalendar(context)
  const today = dayIn(zone, context.clock())
  const everybody = await listPeople(db)
  const staff = everybody.find(({ id }) => id === staffId)
  if (staff === undefined) throw new DomainError('unknown-staff')
  const { rules, exceptions } = await listHours(db, { staffId, today })
  const videoRoom = await findVideoRoom(db, staffId)
  return {
    staff,
    people: arrangesOthers(caller) ? everybody : [staff],
    time_zone: zone,
    today,
    video_room: videoRoom,
    holidays: holidays.filter((day) => day >= today).toSorted(),
    rules: rules.map(({ id, weekday, hours, zone, validFrom, validTo }) => ({
      id,
      weekday,
      from: clockOf(hours.from),
      to: clockOf(hours.to),
      time_zone: zone,
      first_day: validFrom,
      last_day: validTo,
      has_begun: validFrom < today,
    })),
    exceptions: exceptions.map(({ id, kind, firstOn, lastOn, hours, zone }) => ({
      id,
      kind,
      first_day: firstOn,
      last_day: lastOn,
      from: hours === null ? null : clockOf(hours.from),
      to: hours === null ? null : clockOf(hours.to),
      time_zone: zone,
    })),
  }
}
