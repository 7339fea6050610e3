import type { DeskWeek, WeekAppointment, WeekBand } from '@pulli/contracts/desk-hours.ts'
import { addDays } from '@pulli/domain/day/add-days.ts'

/** How fine the grid is. */
const STEP_MINUTES = 15
const MINUTES_OF_A_DAY = 1_440
/** What is shown of a day at least: eight to eight. */
const [EARLIEST, LATEST] = [8 * 60, 20 * 60]

/** A day of the week, with positions in minutes after midnight. */
export interface GridDay {
  readonly day: string
  readonly isHoliday: boolean
  /** Who has something on it, in the order of the columns. */
  readonly people: readonly { readonly id: string; readonly name: string }[]
  readonly items: readonly GridItem[]
}

export type GridItem = { readonly from: number; readonly to: number; readonly column: number } & (
  | { readonly kind: 'appointment'; readonly appointment: WeekAppointment }
  | { readonly kind: 'band'; readonly band: WeekBand }
)

/** The part of the day that is shown, in minutes after midnight. */
export interface Shown {
  readonly from: number
  readonly to: number
}

/**
 * Places a week on a grid, in the zone of the office, whatever the zone of the browser. Entries that cross midnight are on
 * both days.
 *
 * @param person the id of the only one to show
 */
export function gridOf(week: DeskWeek, person?: string): { days: GridDay[]; shown: Shown } {
  const clock = wallClock(week.time_zone)
  const isShown = ({ staff }: { staff: string }) => person === undefined || staff === person
  const placed = [
    ...week.bands.filter(isShown).flatMap((band) => pieces(clock, band).map((at) => ({ ...at, band }))),
    ...week.appointments
      .filter(isShown)
      .flatMap((appointment) => pieces(clock, appointment).map((at) => ({ ...at, appointment }))),
  ]
  const days = Array.from({ length: 7 }, (_, n): GridDay => {
    const day = addDays(week.from, n)
    const onDay = placed.filter((one) => one.day === day)
    const ids = new Set(onDay.map((one) => ('band' in one ? one.band : one.appointment).staff))
    const people = week.people.filter(({ id }) => ids.has(id))
    const columnOf = (staff: string) => people.findIndex(({ id }) => id === staff)
    const items = onDay
      .map((one): GridItem => {
        const { from, to } = one
        return 'band' in one
          ? { from, to, column: columnOf(one.band.staff), kind: 'band', band: one.band }
          : {
              from,
              to,
              column: columnOf(one.appointment.staff),
              kind: 'appointment',
              appointment: one.appointment,
            }
      })
      .toSorted((one, other) => one.from - other.from)
    return { day, isHoliday: week.holidays.includes(day), people, items }
  })
  return { days, shown: shownOf(days.flatMap(({ items }) => items)) }
}

/** Returns the grid row of a minute; the first is 1. */
export function rowOf(minute: number, shown: Shown): number {
  const within = Math.min(Math.max(minute, shown.from), shown.to)
  return Math.round((within - shown.from) / STEP_MINUTES) + 1
}

/** Returns the day and the minute at an instant, as the clock on the wall of the office shows them. */
export function wallClock(zone: string): (instant: Date) => { day: string; minute: number } {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return (instant) => {
    const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]))
    const day = `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`
    return { day, minute: Number(parts.get('hour')) * 60 + Number(parts.get('minute')) }
  }
}

function pieces(
  clock: ReturnType<typeof wallClock>,
  { starts_at, ends_at }: { starts_at: string; ends_at: string },
) {
  const [start, end] = [clock(new Date(starts_at)), clock(new Date(ends_at))]
  const found: { day: string; from: number; to: number }[] = []
  for (let day = start.day; day <= end.day; day = addDays(day, 1)) {
    const from = day === start.day ? start.minute : 0
    const to = day === end.day ? end.minute : MINUTES_OF_A_DAY
    if (from < to) found.push({ day, from, to })
  }
  return found
}

function shownOf(items: readonly GridItem[]): Shown {
  // A whole day off does not stretch the grid to midnight.
  const counted = items.filter((item) => item.kind === 'appointment' || item.band.kind !== 'off')
  const from = Math.min(EARLIEST, ...counted.map((item) => item.from))
  const to = Math.max(LATEST, ...counted.map((item) => item.to))
  return { from: Math.floor(from / 60) * 60, to: Math.ceil(to / 60) * 60 }
}
