import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { addDays } from '#day/add-days.ts'
import { dayIn } from '#day/local-day.ts'
import { clockIn, EVERY_DAY, weekdayOf } from '#opening-hours/opening-hours.ts'
import { NOTICE_MINUTES, SLOT_DAYS } from './free-slots.ts'
import { ask, MINUTE, NOW, off, person, zone } from './free-slots-examples.ts'

const zoneOfThisMachine = process.env.TZ
afterEach(() => {
  if (zoneOfThisMachine === undefined) delete process.env.TZ
  else process.env.TZ = zoneOfThisMachine
})

const ZONES = ['Asia/Kolkata', 'UTC', 'America/Los_Angeles']
const anyDay = fc.integer({ min: -20, max: 40 }).map((n) => addDays('2026-11-23', n))
const anyMinute = fc.integer({ min: 0, max: 95 }).map((n) => n * 15)
const anyHours = fc.record({ from: anyMinute, to: anyMinute })
const anyRule = fc.record({
  weekday: fc.constantFrom(...EVERY_DAY),
  hours: anyHours,
  zone: fc.constantFrom(...ZONES),
  validFrom: anyDay,
  validTo: fc.option(anyDay),
})
const anyOff = fc
  .tuple(anyDay, fc.integer({ min: 0, max: 9 }), fc.option(anyHours), fc.constantFrom(...ZONES))
  .map(([firstOn, days, hours, of]) => ({ ...off(firstOn, addDays(firstOn, days), hours), zone: of }))
const anyBusy = fc
  .tuple(fc.integer({ min: -1_440, max: 20_000 }), fc.integer({ min: 5, max: 300 }))
  .map(([from, minutes]) => ({
    from: new Date(NOW.getTime() + from * MINUTE),
    to: new Date(NOW.getTime() + (from + minutes) * MINUTE),
  }))
const anyExtra = fc
  .tuple(anyDay, fc.integer({ min: 0, max: 2 }), anyHours, fc.constantFrom(...ZONES))
  .map(([firstOn, days, hours, of]) => ({
    kind: 'extra' as const,
    firstOn,
    lastOn: addDays(firstOn, days),
    hours,
    zone: of,
  }))
const questionParts = {
  rules: fc.array(anyRule, { maxLength: 6 }),
  exceptions: fc.array(anyOff, { maxLength: 3 }),
  busy: fc.array(anyBusy, { maxLength: 12 }),
  holidays: fc.array(anyDay, { maxLength: 4 }),
  service: fc.record({ minutes: fc.constantFrom(15, 30, 50), bufferMinutes: fc.constantFrom(0, 10) }),
  zone: fc.constantFrom(...ZONES),
}
const anyQuestion = fc.record(questionParts)

/** Whether a clock on the wall shows hours at an instant, on one of the days. Read off the clock, minute by minute. */
function isWithin(
  hours: { from: number; to: number },
  of: string,
  instant: number,
  isDay: (day: string) => boolean,
) {
  const { day, minute } = clockIn(of, new Date(instant))
  const isToday = minute >= hours.from && (hours.to <= hours.from || minute < hours.to)
  const isLastNight = hours.to <= hours.from && minute < hours.to
  return (isToday && isDay(day)) || (isLastNight && isDay(addDays(day, -1)))
}

test.each(ZONES)(
  'on a server in %s every offered time is one that the wall clocks, the holidays, the days off and the calendar allow',
  (machine) => {
    process.env.TZ = machine
    fc.assert(
      fc.property(anyQuestion, ({ rules, exceptions, busy, holidays, service, zone: office }) => {
        const slots = ask([person({ rules, exceptions, busy })], { holidays, service, zone: office })
        for (const { startsAt } of slots) {
          const start = startsAt.getTime()
          const end = start + service.minutes * MINUTE
          const minutes = [start, start + Math.floor(service.minutes / 2) * MINUTE, end - MINUTE]
          const isOffered = rules.some((one) =>
            minutes.every((instant) =>
              isWithin(
                one.hours,
                one.zone,
                instant,
                (day) =>
                  weekdayOf(day) === one.weekday &&
                  !holidays.includes(day) &&
                  one.validFrom <= day &&
                  (one.validTo === null || day <= one.validTo),
              ),
            ),
          )
          expect(isOffered).toBe(true)
          for (const { firstOn, lastOn, hours, zone: of } of exceptions)
            for (const instant of minutes)
              expect(
                isWithin(hours ?? { from: 0, to: 0 }, of, instant, (day) => firstOn <= day && day <= lastOn),
              ).toBe(false)
          const free = end + service.bufferMinutes * MINUTE
          expect(busy.filter(({ from, to }) => +from < free && start < +to)).toEqual([])
          expect(start - NOW.getTime()).toBeGreaterThanOrEqual(NOTICE_MINUTES * MINUTE)
          expect(dayIn(office, startsAt) < addDays(dayIn(office, NOW), SLOT_DAYS)).toBe(true)
        }
      }),
      { numRuns: 100 },
    )
  },
)

/** Nights before month ends, the end of a year and a leap day; none has a clock change in the days after it. */
const NOWS = [
  NOW,
  ...['2026-12-31T23:45', '2026-01-30T18:20', '2028-02-24T00:05', '2026-04-29T12:00'].map(inIndia),
]
function inIndia(local: string) {
  return new Date(`${local}+05:30`)
}

/** The instants at which a clock on the wall shows a quarter of an hour, read off the clock one after the other. */
function readClock(of: string, around: Date) {
  const shownAt = new Map<string, number>()
  const first = Math.floor(around.getTime() / (15 * MINUTE)) * 15 * MINUTE - 6 * 1_440 * MINUTE
  for (let instant = first; instant < first + 28 * 1_440 * MINUTE; instant += 15 * MINUTE) {
    const { day, minute } = clockIn(of, new Date(instant))
    shownAt.set(`${day} ${minute}`, instant)
  }
  return (day: string, minute: number) => shownAt.get(`${day} ${minute}`) ?? Number.NaN
}

const DAYS_AROUND = Array.from({ length: 20 }, (_, n) => n - 3)
const anyMoment = fc.record({
  ...questionParts,
  exceptions: fc.array(fc.oneof(anyOff, anyExtra), { maxLength: 4 }),
  now: fc.constantFrom(...NOWS),
})

test.each(ZONES)(
  'on a server in %s the times are those and only those that are read off the clocks',
  (machine) => {
    process.env.TZ = machine
    const clocks = new Map(
      NOWS.flatMap((now) => ZONES.map((of) => [`${of} ${+now}`, readClock(of, now)] as const)),
    )
    fc.assert(
      fc.property(anyMoment, ({ rules, exceptions, busy, holidays, service, zone: office, now }) => {
        const moved = (day: string) => addDays(day, daysFromNow(now))
        const asked = person({
          rules: rules.map((one) => ({
            ...one,
            validFrom: moved(one.validFrom),
            validTo: one.validTo === null ? null : moved(one.validTo),
          })),
          exceptions: exceptions.map((one) => ({
            ...one,
            firstOn: moved(one.firstOn),
            lastOn: moved(one.lastOn),
          })),
          busy: busy.map(({ from, to }) => ({
            from: new Date(+from + +now - +NOW),
            to: new Date(+to + +now - +NOW),
          })),
        })
        const closed = holidays.map(moved)
        const days = DAYS_AROUND.map((n) => addDays(dayIn(office, now), n))
        const spans = (
          of: string,
          { from, to }: { from: number; to: number },
          isDay: (day: string) => boolean,
        ) =>
          days.filter(isDay).map((day) => {
            const at = clocks.get(`${of} ${+now}`) ?? expect.fail()
            return { from: at(day, from), to: at(to <= from ? addDays(day, 1) : day, to) }
          })
        const within =
          ({ firstOn, lastOn }: { firstOn: string; lastOn: string }) =>
          (day: string) =>
            firstOn <= day && day <= lastOn
        const weekly = asked.rules.flatMap((one) =>
          spans(
            one.zone,
            one.hours,
            (day) =>
              weekdayOf(day) === one.weekday &&
              !closed.includes(day) &&
              one.validFrom <= day &&
              (one.validTo ?? day) >= day,
          ),
        )
        const ofKind = (kind: 'off' | 'extra') =>
          asked.exceptions
            .filter((one) => one.kind === kind)
            .flatMap((one) => spans(one.zone, one.hours ?? { from: 0, to: 0 }, within(one)))
        const length = service.minutes * MINUTE
        const step = length + service.bufferMinutes * MINUTE
        const startsIn = ({ from, to }: { from: number; to: number }) =>
          Array.from({ length: Math.ceil((to - from) / step) }, (_, n) => from + n * step).filter(
            (start) => start + length <= to,
          )
        const off = ofKind('off')
        const starts = [
          ...weekly
            .flatMap(startsIn)
            .filter((start) => off.every(({ from, to }) => start + length <= from || to <= start)),
          ...ofKind('extra').flatMap(startsIn),
        ].filter(
          (start) =>
            asked.busy.every(({ from, to }) => start + step <= +from || +to <= start) &&
            start - now.getTime() >= NOTICE_MINUTES * MINUTE &&
            dayIn(office, new Date(start)) < addDays(dayIn(office, now), SLOT_DAYS),
        )
        const offered = ask([asked], { holidays: closed, service, zone: office, now })
        expect(offered.map(({ startsAt }) => +startsAt)).toEqual(
          [...new Set(starts)].toSorted((a, b) => a - b),
        )
      }),
      { numRuns: 100 },
    )
  },
)

const daysFromNow = (now: Date) =>
  Math.round((Date.parse(dayIn(zone, now)) - Date.parse(dayIn(zone, NOW))) / 86_400_000)

test('what is booked removes exactly the times that it touches', () => {
  fc.assert(
    fc.property(anyQuestion, ({ rules, exceptions, busy, holidays, service, zone: office }) => {
      const more = { holidays, service, zone: office }
      const empty = ask([person({ rules, exceptions })], more)
      const length = (service.minutes + service.bufferMinutes) * MINUTE
      const left = empty.filter(
        ({ startsAt }) => !busy.some(({ from, to }) => +from < +startsAt + length && +startsAt < +to),
      )
      expect(ask([person({ rules, exceptions, busy })], more)).toEqual(left)
    }),
    { numRuns: 200 },
  )
})
