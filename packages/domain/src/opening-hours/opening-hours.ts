import { addDays } from '#day/add-days.ts'
import { DEFAULT_TIME_ZONE } from '#day/local-day.ts'

/** A day of the week as ISO 8601 numbers them: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** All days of the week. */
export const EVERY_DAY: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]

/**
 * Hours that repeat on some days of the week. `from` and `to` are minutes after midnight, 0 to 1439. A period that ends
 * no later than it begins ends on the next day: `from` 1320, `to` 360 is a night, and two equal times are 24 hours.
 */
export interface Period {
  readonly days: readonly Weekday[]
  readonly from: number
  readonly to: number
}

/** When calls are answered. */
export interface OpeningHours {
  /** IANA name of the time zone of the hours. */
  readonly zone: string
  readonly periods: readonly Period[]
  /** Days, `YYYY-MM-DD`, on which no period begins. */
  readonly holidays: readonly string[]
}

/** The beginning of a period. */
export interface Opening {
  /** The day in the zone of the hours, `YYYY-MM-DD`. */
  readonly day: string
  /** How many days from now: 0 is today. */
  readonly inDays: number
  /** Minutes after midnight. */
  readonly minute: number
}

export const MINUTES_OF_A_DAY = 1_440

/** A holiday rule for a year and a week of search; beyond that no opening time is given. */
const DAYS_AHEAD = 373

/** Longer hours have no end worth showing. */
const DAYS_OPEN = 7

/** Returns whether a period is running at an instant. */
export function isOpenAt(hours: OpeningHours, now: Date): boolean {
  const { day, minute } = clockIn(hours.zone, now)
  const isRunning = periodsOn(hours, day).some(
    ({ from, to }) => from <= minute && (to <= from || minute < to),
  )
  // A night that began on the day before.
  const isLastNight = periodsOn(hours, addDays(day, -1)).some(({ from, to }) => to <= from && minute < to)
  return isRunning || isLastNight
}

/** Returns the next beginning of a period, or undefined while one is running or where none comes within a year. */
export function nextOpening(hours: OpeningHours, now: Date): Opening | undefined {
  if (isOpenAt(hours, now)) return undefined
  const { day: today, minute } = clockIn(hours.zone, now)
  for (let inDays = 0; inDays <= DAYS_AHEAD; inDays += 1) {
    const day = addDays(today, inDays)
    const starts = periodsOn(hours, day)
      .map(({ from }) => from)
      .filter((from) => inDays > 0 || from > minute)
    if (starts.length > 0) return { day, inDays, minute: Math.min(...starts) }
  }
  return undefined
}

/**
 * Returns when hours that are running end, where another period follows at once when that one does; undefined while none
 * is running, and where they go on for a week.
 */
export function nextClosing(hours: OpeningHours, now: Date): { inDays: number; minute: number } | undefined {
  const { day: today, minute: minuteNow } = clockIn(hours.zone, now)
  const running = [-1, ...Array.from({ length: DAYS_OPEN }, (_, inDays) => inDays)].flatMap((inDays) =>
    periodsOn(hours, addDays(today, inDays)).map(({ from, to }) => {
      const midnight = inDays * MINUTES_OF_A_DAY
      return { from: midnight + from, to: midnight + (to <= from ? to + MINUTES_OF_A_DAY : to) }
    }),
  )
  let end = minuteNow
  for (;;) {
    const later = running.filter(({ from, to }) => from <= end && end < to).map(({ to }) => to)
    if (later.length === 0) break
    end = Math.max(...later)
  }
  if (end === minuteNow || end >= DAYS_OPEN * MINUTES_OF_A_DAY) return undefined
  return { inDays: Math.floor(end / MINUTES_OF_A_DAY), minute: end % MINUTES_OF_A_DAY }
}

/** Whether hours never end: each day of the week is open for 24 hours, and no holiday is known. */
export function isAlwaysOpen({ periods, holidays }: OpeningHours): boolean {
  const whole = periods.filter(({ from, to }) => from === to).flatMap(({ days }) => days)
  return holidays.length === 0 && EVERY_DAY.every((day) => whole.includes(day))
}

/** Returns the weekday of a day `YYYY-MM-DD`. */
export function weekdayOf(day: string): Weekday {
  const sundayFirst = new Date(`${day}T00:00:00Z`).getUTCDay()
  return (sundayFirst === 0 ? 7 : sundayFirst) as Weekday
}

/**
 * Returns the day and the minute after midnight that a clock on the wall shows in a time zone.
 *
 * @throws RangeError if `zone` is not a time zone
 */
export function clockIn(zone: string, now: Date): { day: string; minute: number } {
  if (zone === DEFAULT_TIME_ZONE) return indianClock(now)
  const shown = wallClock(zone).formatToParts(now)
  const part = (wanted: string) => shown.find(({ type }) => type === wanted)?.value ?? ''
  return {
    day: [part('year').padStart(4, '0'), part('month'), part('day')].join('-'),
    minute: Number(part('hour')) * 60 + Number(part('minute')),
  }
}

/** Ahead of UTC, without a change since 1945. */
const INDIA_MILLISECONDS = 19_800_000

/** Without a format, whose creation keeps a slow phone busy for some 10 ms. */
function indianClock(now: Date) {
  const shown = new Date(now.getTime() + INDIA_MILLISECONDS)
  return {
    day: shown.toISOString().slice(0, 10),
    minute: shown.getUTCHours() * 60 + shown.getUTCMinutes(),
  }
}

const wallClocks = new Map<string, Intl.DateTimeFormat>()

function wallClock(timeZone: string) {
  const known = wallClocks.get(timeZone)
  if (known !== undefined) return known
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  wallClocks.set(timeZone, clock)
  return clock
}

/** Returns the periods that begin on a day: none on a holiday. */
export function periodsOn({ periods, holidays }: OpeningHours, day: string) {
  if (holidays.includes(day)) return []
  const weekday = weekdayOf(day)
  return periods.filter(({ days }) => days.includes(weekday))
}
