import type { DeskWeek, WeekBand } from '@pulli/contracts/desk-hours.ts'
import { type AppointmentOfWeek, listAppointmentsOfWeek } from '@pulli/data/appointment/appointments.ts'
import { listBookable } from '@pulli/data/availability/list-bookable.ts'
import type { SignedInStaff } from '@pulli/data/staff/sessions.ts'
import { listPeople } from '@pulli/data/staff/staff.ts'
import type { Bookable } from '@pulli/domain/appointment/free-slots.ts'
import {
  type AskedDays,
  daysFrom,
  type Span,
  spansOfException,
  spansOfRule,
} from '@pulli/domain/appointment/hours-spans.ts'
import { zoneClock } from '@pulli/domain/appointment/zone-clock.ts'
import { addDays } from '@pulli/domain/day/add-days.ts'
import { dayIn } from '@pulli/domain/day/local-day.ts'
import { weekdayOf } from '@pulli/domain/opening-hours/opening-hours.ts'
import { readCalendar } from '#appointment/read-calendar.ts'
import type { ApiContext } from '#context.ts'
import { arrangesOthers } from '#desk-availability/whose-hours.ts'
import { urgentAppointments } from '#summary/is-urgent-summary.ts'

/**
 * Returns a week of the desk: everyone's for owners and coordinators, their own for a counsellor.
 *
 * @param wanted a day of the week, `YYYY-MM-DD`; without it, of this week
 * @throws DomainError `calendar-unavailable`
 */
export async function readWeek(
  context: ApiContext,
  caller: SignedInStaff,
  wanted: string | undefined,
): Promise<DeskWeek> {
  const { db } = context.database
  const { zone, holidays } = await readCalendar(context)
  const now = context.clock()
  const today = dayIn(zone, now)
  const day = wanted ?? today
  const first = addDays(day, 1 - weekdayOf(day))
  const clock = zoneClock()
  const from = new Date(clock(zone, first, 0))
  const to = new Date(clock(zone, addDays(first, 7), 0))

  const everybody = await listPeople(db)
  const own = arrangesOthers(caller) ? undefined : caller.staffId
  const seen = everybody.filter(({ id }) => own === undefined || id === own)
  const question = { staffIds: seen.map(({ id }) => id), from, to, now }
  // A day more on both sides, for other zones and for hours that run over midnight.
  const days = { firstDay: addDays(first, -2), lastDay: addDays(first, 8) }
  const [appointments, bookable] = await Promise.all([
    listAppointmentsOfWeek(db, context.encryption, { from, to, now, staffId: own }),
    listBookable(db, { ...question, ...days }),
  ])
  const urgent = await urgentAppointments(
    context,
    appointments.map(({ requestId }) => requestId),
  )
  const isUrgent = (id: string) => urgent.some(({ appointmentId }) => appointmentId === id)
  const asked = { clock, days: daysFrom(days.firstDay, 11) }
  const bands = bookable.flatMap((person) => bandsOf(person, { holidays, asked, from, to }))
  const shown = new Set([...bands, ...appointments.map(({ staffId }) => ({ staff: staffId }))].map(staffOf))
  // A person who left keeps what they had.
  const names = new Map(appointments.map(({ staffId, staffName }) => [staffId, staffName]))
  for (const { id, name } of seen) names.set(id, name)
  return {
    time_zone: zone,
    from: first,
    today,
    holidays: holidays.filter((holiday) => first <= holiday && holiday < addDays(first, 7)).toSorted(),
    people: [...names]
      .filter(([id]) => shown.has(id))
      .map(([id, name]) => ({ id, name }))
      .toSorted((one, other) => one.name.localeCompare(other.name, 'en')),
    appointments: appointments.map((appointment) => viewOf(appointment, isUrgent(appointment.id))),
    bands,
  }
}

const staffOf = ({ staff }: { staff: string }) => staff

type Within = { holidays: readonly string[]; asked: AskedDays; from: Date; to: Date }

function bandsOf(
  { staffId, rules, exceptions }: Bookable,
  { holidays, asked, from, to }: Within,
): WeekBand[] {
  const closed = new Set(holidays)
  const bandOf =
    (kind: WeekBand['kind']) =>
    (span: Span): WeekBand[] => {
      const [start, end] = [Math.max(span.from, from.getTime()), Math.min(span.to, to.getTime())]
      if (start >= end) return []
      const times = { starts_at: new Date(start).toISOString(), ends_at: new Date(end).toISOString() }
      return [{ staff: staffId, kind, ...times }]
    }
  return [
    ...rules.flatMap((rule) => spansOfRule(rule, closed, asked)).flatMap(bandOf('hours')),
    ...exceptions.flatMap((exception) => spansOfException(exception, asked).flatMap(bandOf(exception.kind))),
  ]
}

function viewOf(appointment: AppointmentOfWeek, isUrgent: boolean): DeskWeek['appointments'][number] {
  const { id, requestId, staffId, status, startsAt, endsAt, maskedName, serviceName, mode } = appointment
  return {
    id,
    request: requestId,
    staff: staffId,
    status,
    starts_at: startsAt.toISOString(),
    ends_at: endsAt.toISOString(),
    name: maskedName,
    service: serviceName,
    mode,
    wished_call: wishedCallOf(appointment),
    summary_is_urgent: isUrgent,
  }
}

/** Who holds a time may wish to book it; who has one, to move or cancel it. */
function wishedCallOf({ status, isWished, callAbout }: AppointmentOfWeek) {
  if (status === 'held') return isWished ? ('book' as const) : null
  return status === 'booked' && callAbout !== 'book' ? callAbout : null
}
