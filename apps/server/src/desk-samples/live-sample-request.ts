import type { Appointment, WantedTime } from '@pulli/data/appointment/appointments.ts'
import {
  bookAppointment,
  cancelAppointment,
  markOutcome,
  moveAppointment,
} from '@pulli/data/appointment/bookings.ts'
import { holdAppointment } from '@pulli/data/appointment/holds.ts'
import { recordRequestEvent } from '@pulli/data/consultation/request-events.ts'
import type { Tx } from '@pulli/data/schema.ts'
import { type AvailabilityException, freeSlots } from '@pulli/domain/appointment/free-slots.ts'
import { addDays } from '@pulli/domain/day/add-days.ts'
import { DEFAULT_TIME_ZONE, dayIn } from '@pulli/domain/day/local-day.ts'
import { instantOn } from '@pulli/domain/opening-hours/instant-on.ts'
import { type OpeningHours, periodsOn } from '@pulli/domain/opening-hours/opening-hours.ts'
import type { SampleMoment, SamplePerson, SampleSlot, SampleStep } from './desk-samples.ts'
import type { HiredStaff } from './hire-sample-staff.ts'

/** What the lives of all sample requests take place in. */
export type SampleDesk = {
  people: Record<SamplePerson, HiredStaff>
  dayOff: AvailabilityException
  /** Of the office, `YYYY-MM-DD`. */
  holidays: readonly string[]
  momentOf: ReturnType<typeof momentsOf>
  now: Date
}

/** How far back an appointment that is over may lie: within the week that the desk shows first. */
const DAYS_BACK = 5

/** Records what happened to a sample request, by the verbs of the desk, at the times at which it did. */
export async function liveSampleRequest(
  tx: Tx,
  { id, life, desk }: { id: string; life: readonly SampleStep[]; desk: SampleDesk },
): Promise<void> {
  let appointment: Appointment | undefined
  for (const step of life) {
    const at = desk.momentOf(step.when, appointment?.endsAt)
    if (step.kind === 'booked' || step.kind === 'moved') {
      const time = timeOf(desk, step.slot)
      // Holidays left no such time: the request waits where it is.
      if (time === undefined) return
      appointment = await (step.kind === 'booked'
        ? bookTime(tx, { id, time, now: at })
        : moveTime(tx, { appointment, time, now: at }))
      if (step.kind === 'booked' && step.outcome !== undefined && appointment !== undefined)
        appointment = await markOutcome(tx, {
          ...appointment,
          outcome: step.outcome,
          now: appointment.endsAt,
        })
    }
    if (step.kind === 'cancelled' && appointment !== undefined)
      await cancelAppointment(tx, { ...appointment, by: 'visitor', reason: 'asked', now: at })
    await recordRequestEvent(tx, {
      requestId: id,
      kind: step.kind,
      ...(step.by === 'visitor'
        ? { actor: 'visitor' as const }
        : { actor: 'staff' as const, staffId: desk.people[step.by].id }),
      ...(step.reason !== undefined && { reason: step.reason }),
      now: at,
    })
  }
}

async function bookTime(tx: Tx, { id, time, now }: { id: string; time: WantedTime; now: Date }) {
  const held = await holdAppointment(tx, { requestId: id, time, now })
  return bookAppointment(tx, { ...held, now })
}

async function moveTime(
  tx: Tx,
  { appointment, time, now }: { appointment: Appointment | undefined; time: WantedTime; now: Date },
) {
  return appointment && moveAppointment(tx, { ...appointment, time, by: 'visitor', now })
}

function timeOf({ people, dayOff, holidays, now }: SampleDesk, slot: SampleSlot): WantedTime | undefined {
  const { id: staffId, rules, service } = people[slot.of]
  if (service === undefined) return undefined
  const startsFrom = (from: Date) =>
    freeSlots({
      people: [{ staffId, rules, exceptions: slot.of === 'meera' ? [dayOff] : [], busy: [] }],
      service,
      holidays,
      now: from,
      zone: DEFAULT_TIME_ZONE,
    }).map(({ startsAt }) => startsAt)
  const plus = (start: Date, minutes: number) => new Date(start.getTime() + minutes * 60_000)

  const startsAt =
    'next' in slot
      ? startsFrom(now)[slot.next]
      : startsFrom(plus(now, -DAYS_BACK * 1_440))
          .filter((start) => plus(start, service.minutes) <= now)
          .at(-1 - slot.last)
  return (
    startsAt && {
      staffId,
      serviceId: service.id,
      startsAt,
      endsAt: plus(startsAt, service.minutes),
      freeAt: plus(startsAt, service.minutes + service.bufferMinutes),
    }
  )
}

/** How far back a working day is looked for: an office that hardly opens has samples of other days too. */
const WORKING_DAYS_BACK = 60

/**
 * Returns what tells when something of a sample happened: people at the desk work on its working days, whenever the
 * server starts. Without hours every day is one.
 */
export function momentsOf(week: OpeningHours | undefined, now: Date) {
  const zone = week?.zone ?? DEFAULT_TIME_ZONE
  const today = dayIn(zone, now)
  const earlier = Array.from({ length: WORKING_DAYS_BACK }, (_, back) => addDays(today, -1 - back))
  const working = week === undefined ? earlier : earlier.filter((day) => periodsOn(week, day).length > 0)

  return (moment: SampleMoment, endOfAppointment?: Date): Date => {
    if ('minutesAgo' in moment) return new Date(now.getTime() - moment.minutesAgo * 60_000)
    if ('minutesAfterIt' in moment)
      return new Date((endOfAppointment ?? now).getTime() + moment.minutesAfterIt * 60_000)
    const { workingDaysAgo, at } = moment
    return instantOn(zone, working[workingDaysAgo - 1] ?? addDays(today, -workingDaysAgo), minutesOf(at))
  }
}

/** Returns the minutes after midnight of a time such as '11:30'. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
