import { addDays } from '#day/add-days.ts'
import { dayIn } from '#day/local-day.ts'
import type { Weekday } from '#opening-hours/opening-hours.ts'
import { type AskedDays, daysFrom, type Span, spansOfException, spansOfRule } from './hours-spans.ts'
import { zoneClock } from './zone-clock.ts'

/**
 * Wall time of a day, in minutes after midnight, 0 to 1439. Hours that end no later than they begin end on the next
 * day, and two equal times are 24 hours.
 */
export interface Hours {
  readonly from: number
  readonly to: number
}

/** Hours of every week, on the days from `validFrom` to `validTo`, `YYYY-MM-DD`, both included [FHIR: Schedule]. */
export interface AvailabilityRule {
  readonly weekday: Weekday
  readonly hours: Hours
  /** IANA name. */
  readonly zone: string
  readonly validFrom: string
  /** Null: until further notice. */
  readonly validTo: string | null
}

/**
 * Days that differ, both included: off, for whole days or hours of them, or extra hours. Extra hours hold on holidays
 * and days off too: a person entered that very day.
 */
export type AvailabilityException = {
  readonly firstOn: string
  readonly lastOn: string
  readonly zone: string
} & (
  | { readonly kind: 'off'; readonly hours: Hours | null }
  | { readonly kind: 'extra'; readonly hours: Hours }
)

/** A range of instants, without its end. */
export interface TimeRange {
  readonly from: Date
  readonly to: Date
}

/** A person who gives a service, with what is known of their time. */
export interface Bookable {
  readonly staffId: string
  readonly rules: readonly AvailabilityRule[]
  readonly exceptions: readonly AvailabilityException[]
  /** What is held or booked, with the breaks afterwards. */
  readonly busy: readonly TimeRange[]
}

/** A time at which an appointment may begin, and who is free for it, in the order in which they were given. */
export interface FreeSlot {
  readonly startsAt: Date
  readonly staffIds: readonly string[]
}

/** No slot is offered further ahead. */
export const SLOT_DAYS = 14

/** A time is offered until two hours before: a counsellor has to see it. */
export const NOTICE_MINUTES = 120

const MINUTE_MILLISECONDS = 60_000

export type SlotQuestion = {
  people: readonly Bookable[]
  service: { readonly minutes: number; readonly bufferMinutes: number }
  /** Days of the office, `YYYY-MM-DD`, on which no rule holds. */
  holidays: readonly string[]
  now: Date
  /** IANA name of the zone whose days are counted: today is the first of the fourteen. */
  zone: string
}

/**
 * Returns the free times of the next 14 days, the first first. Within hours they follow each other at the length of an
 * appointment and its break, counted from the beginning: what others book removes times and never shifts one.
 *
 * @throws RangeError if a zone is not an IANA time zone
 */
export function freeSlots({ people, service, holidays, now, zone }: SlotQuestion): FreeSlot[] {
  const clock = zoneClock()
  const today = dayIn(zone, now)
  const time: Time = {
    clock,
    earliest: now.getTime() + NOTICE_MINUTES * MINUTE_MILLISECONDS,
    last: clock(zone, addDays(today, SLOT_DAYS), 0),
    // Two more before and one after, for other zones and nights.
    days: daysFrom(addDays(today, -2), SLOT_DAYS + 4),
  }
  const found = new Map<number, string[]>()
  for (const person of people)
    for (const start of startsOf(person, { service, holidays: new Set(holidays), time })) {
      const free = found.get(start)
      if (free === undefined) found.set(start, [person.staffId])
      else free.push(person.staffId)
    }
  return [...found]
    .toSorted(([one], [other]) => one - other)
    .map(([start, staffIds]) => ({ startsAt: new Date(start), staffIds }))
}

type Time = AskedDays & {
  earliest: number
  /** The instant at which the last day is over. */
  last: number
}
type Terms = { service: SlotQuestion['service']; holidays: ReadonlySet<string>; time: Time }

function startsOf(person: Bookable, { service, holidays, time }: Terms): Set<number> {
  const length = service.minutes * MINUTE_MILLISECONDS
  const withBreak = length + service.bufferMinutes * MINUTE_MILLISECONDS
  const weekly = person.rules.flatMap((rule) => spansOfRule(rule, holidays, time))
  const off: Span[] = []
  const extra: Span[] = []
  for (const exception of person.exceptions)
    (exception.kind === 'off' ? off : extra).push(...spansOfException(exception, time))
  const busy = person.busy.map(({ from, to }) => ({ from: from.getTime(), to: to.getTime() }))

  const starts = new Set<number>()
  const offer = (spans: readonly Span[], closed: readonly Span[]) => {
    for (const { from, to } of spans)
      for (let start = from; start + length <= to; start += withBreak) {
        if (start < time.earliest || start >= time.last) continue
        if (overlapsAny(closed, start, start + length) || overlapsAny(busy, start, start + withBreak))
          continue
        starts.add(start)
      }
  }
  offer(weekly, off)
  offer(extra, [])
  return starts
}

const overlapsAny = (spans: readonly Span[], from: number, to: number) =>
  spans.some((span) => span.from < to && from < span.to)
