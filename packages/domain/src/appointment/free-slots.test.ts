import { isMainThread } from 'node:worker_threads'
import { afterEach, expect, test, vi } from 'vitest'
import { clockIn, EVERY_DAY } from '#opening-hours/opening-hours.ts'
import { type AvailabilityException, type freeSlots, NOTICE_MINUTES, SLOT_DAYS } from './free-slots.ts'
import { ask, extra, off, person, rule, zone } from './free-slots-examples.ts'

const at = (local: string) => new Date(`2026-${local}+05:30`)

const zoneOfThisMachine = process.env.TZ
afterEach(() => {
  if (zoneOfThisMachine === undefined) delete process.env.TZ
  else process.env.TZ = zoneOfThisMachine
})

/** What a clock in India shows: `11-24 11:00`. */
const shown = (slots: ReturnType<typeof freeSlots>) =>
  slots.map(({ startsAt }) => {
    const { day, minute } = clockIn(zone, startsAt)
    const two = (n: number) => String(n).padStart(2, '0')
    return `${day.slice(5)} ${two(Math.floor(minute / 60))}:${two(minute % 60)}`
  })

test('hours of a week are offered at the length of an appointment and its break, for fourteen days', () => {
  expect(shown(ask([person()]))).toEqual([
    '11-24 11:00',
    '11-24 12:00',
    '11-24 13:00',
    '12-01 11:00',
    '12-01 12:00',
    '12-01 13:00',
  ])
})

test('the break may follow the hours, the appointment may not', () => {
  const only = (hours: { from: number; to: number }) =>
    shown(ask([person({ rules: [{ ...rule(2, 0, 0), hours, validTo: '2026-11-30' }] })]))
  expect(only({ from: 660, to: 710 })).toEqual(['11-24 11:00'])
  expect(only({ from: 660, to: 709 })).toEqual([])
  expect(only({ from: 660, to: 770 })).toEqual(['11-24 11:00', '11-24 12:00'])
})

test('what is taken removes times, its break included, and shifts none', () => {
  const taken = (from: string, to: string) =>
    shown(ask([person({ busy: [{ from: at(`11-24T${from}`), to: at(`11-24T${to}`) }] })])).slice(0, -3)
  expect(taken('12:00', '13:00')).toEqual(['11-24 11:00', '11-24 13:00'])
  expect(taken('12:30', '12:40')).toEqual(['11-24 11:00', '11-24 13:00'])
  // The break of the time before would be taken.
  expect(taken('11:55', '12:00')).toEqual(['11-24 12:00', '11-24 13:00'])
  expect(taken('08:00', '11:01')).toEqual(['11-24 12:00', '11-24 13:00'])
  expect(taken('08:00', '11:00')).toEqual(['11-24 11:00', '11-24 12:00', '11-24 13:00'])
  expect(taken('08:00', '18:00')).toEqual([])
})

test('a time is offered until two hours before', () => {
  const from = (now: Date) => shown(ask([person()], { now }))[0]
  expect(from(at('11-24T09:00'))).toBe('11-24 11:00')
  expect(from(new Date(at('11-24T09:00').getTime() + 1))).toBe('11-24 12:00')
  expect(from(at('11-24T11:01'))).toBe('12-01 11:00')
  expect(NOTICE_MINUTES).toBe(120)
})

test('the fourteenth day is offered and the fifteenth is not', () => {
  const daily = person({ rules: EVERY_DAY.map((day) => rule(day, 11, 12)) })
  const days = shown(ask([daily]))
  expect(days).toHaveLength(SLOT_DAYS)
  expect(days[0]).toBe('11-23 11:00')
  expect(days.at(-1)).toBe('12-06 11:00')
  // Nor at its first minute.
  const nightly = person({ rules: EVERY_DAY.map((day) => rule(day, 0, 1)) })
  expect(shown(ask([nightly])).at(-1)).toBe('12-06 00:00')
})

test.each([
  ['a rule that begins later', rule(2, 11, 12, { validFrom: '2026-11-25' }), ['12-01 11:00']],
  ['a rule that begins on the day', rule(2, 11, 12, { validFrom: '2026-12-01' }), ['12-01 11:00']],
  ['a rule that ends on the day', rule(2, 11, 12, { validTo: '2026-11-24' }), ['11-24 11:00']],
  ['a rule that ended', rule(2, 11, 12, { validTo: '2026-11-23' }), []],
  ['a rule of next year', rule(2, 11, 12, { validFrom: '2027-01-01' }), []],
])('%s', (_, one, expected) => {
  expect(shown(ask([person({ rules: [one] })]))).toEqual(expected)
})

test('hours over midnight go on into the next day, and over the end of a month', () => {
  const night = person({ rules: [rule(1, 22, 2)] })
  expect(shown(ask([night])).slice(-4)).toEqual(['11-30 22:00', '11-30 23:00', '12-01 00:00', '12-01 01:00'])
  const sunday = person({ rules: [rule(7, 23, 1)] })
  // The last hour of Sunday night is on the fifteenth day.
  expect(shown(ask([sunday]))).toEqual(['11-29 23:00', '11-30 00:00', '12-06 23:00'])
  // What began last night still runs.
  expect(shown(ask([sunday], { now: at('11-22T21:30') })).slice(0, 2)).toEqual(['11-23 00:00', '11-29 23:00'])
  expect(shown(ask([sunday], { now: at('11-22T22:30') })).slice(0, 1)).toEqual(['11-29 23:00'])
})

test('the night before the first day is looked at too', () => {
  const now = at('11-23T00:10')
  const night = person({ rules: [rule(7, 23, 6)] })
  expect(shown(ask([night], { now })).slice(0, 3)).toEqual(['11-23 03:00', '11-23 04:00', '11-23 05:00'])
})

test('hours that end when they begin are whole days', () => {
  const whole = person({ rules: [rule(2, 0, 0, { validTo: '2026-11-24' })] })
  const days = shown(ask([whole], { now: at('11-23T00:00') }))
  expect(days).toHaveLength(24)
  expect([days[0], days.at(-1)]).toEqual(['11-24 00:00', '11-24 23:00'])
})

test('on a holiday of the office no rule holds, extra hours do', () => {
  const holidays = ['2026-11-24']
  expect(shown(ask([person()], { holidays }))).toEqual(['12-01 11:00', '12-01 12:00', '12-01 13:00'])
  const works = person({ exceptions: [extra('2026-11-24', 16, 17)] })
  expect(shown(ask([works], { holidays }))[0]).toBe('11-24 16:00')
})

test.each([
  ['a day off', off('2026-11-24', '2026-11-24'), ['12-01 11:00', '12-01 12:00', '12-01 13:00']],
  ['days off until the day', off('2026-11-01', '2026-11-24'), ['12-01 11:00', '12-01 12:00', '12-01 13:00']],
  ['days off from the day', off('2026-12-01', '2026-12-20'), ['11-24 11:00', '11-24 12:00', '11-24 13:00']],
  ['days off of before', off('2026-11-01', '2026-11-23'), shown(ask([person()]))],
  ['weeks off', off('2026-11-20', '2026-12-20'), []],
  [
    'hours off',
    off('2026-11-24', '2026-12-01', { from: 720, to: 730 }),
    ['11-24 11:00', '11-24 13:00', '12-01 11:00', '12-01 13:00'],
  ],
  [
    'hours off in the break alone',
    off('2026-11-24', '2026-12-01', { from: 710, to: 720 }),
    shown(ask([person()])),
  ],
])('%s', (_, exception, expected) => {
  expect(shown(ask([person({ exceptions: [exception] })]))).toEqual(expected)
})

test('extra hours add times, on a day off too, and are no longer free once taken', () => {
  const exceptions: AvailabilityException[] = [off('2026-11-23', '2026-12-31'), extra('2026-11-26', 18, 20)]
  expect(shown(ask([person({ exceptions })]))).toEqual(['11-26 18:00', '11-26 19:00'])
  const busy = [{ from: at('11-26T18:00'), to: at('11-26T19:00') }]
  expect(shown(ask([person({ exceptions, busy })]))).toEqual(['11-26 19:00'])
})

test('whoever is free first: a time is there once, with everybody who is free for it', () => {
  const slots = ask([
    person(),
    person({ staffId: 'b', rules: [rule(2, 12, 13), rule(2, 12, 13)] }),
    person({ staffId: 'c', rules: [rule(1, 9, 10)] }),
  ])
  expect(slots.slice(0, 4).map(({ staffIds }) => staffIds)).toEqual([['c'], ['a'], ['a', 'b'], ['a']])
  expect(slots.map(({ startsAt }) => startsAt)).toEqual(
    slots.map(({ startsAt }) => startsAt).toSorted((a, b) => +a - +b),
  )
  expect(ask([])).toEqual([])
})

test('hours are of their own zone, the fourteen days are of the office', () => {
  const away = person({ rules: EVERY_DAY.map((day) => rule(day, 9, 10, { zone: 'America/Los_Angeles' })) })
  const slots = shown(ask([away]))
  // 9:00 in Los Angeles is 22:30 in India.
  expect(slots[0]).toBe('11-23 22:30')
  expect(slots.at(-1)).toBe('12-06 22:30')
})

test('across a clock change the hours stay those of the wall', () => {
  const la = 'America/Los_Angeles'
  const sunday = person({ rules: [rule(7, 9, 10, { zone: la }), rule(6, 9, 10, { zone: la })] })
  const slots = ask([sunday], { now: new Date('2026-03-06T20:00Z'), zone: la })
  expect(slots.slice(0, 2).map(({ startsAt }) => startsAt.toISOString())).toEqual([
    '2026-03-07T17:00:00.000Z',
    '2026-03-08T16:00:00.000Z',
  ])
})

// A thread has no zone of its own: where the tests run in threads, as those of mutants do, this one says nothing.
test.skipIf(!isMainThread).each(['UTC', 'Asia/Kolkata', 'America/Los_Angeles'])(
  'a server in %s offers the same',
  (machine) => {
    process.env.TZ = machine
    expect(new Date(2026, 0, 1).getTimezoneOffset()).toBe({ UTC: 0, 'Asia/Kolkata': -330 }[machine] ?? 480)
    const slots = ask([person({ rules: [rule(1, 22, 2)], exceptions: [off('2026-11-24', '2026-11-24')] })])
    expect(slots.map(({ startsAt }) => startsAt.toISOString())).toEqual([
      '2026-11-23T16:30:00.000Z',
      '2026-11-23T17:30:00.000Z',
      '2026-11-30T16:30:00.000Z',
      '2026-11-30T17:30:00.000Z',
      '2026-11-30T18:30:00.000Z',
      '2026-11-30T19:30:00.000Z',
    ])
  },
)

test('the clock of a zone is read as often for twenty counsellors as for one', () => {
  const people = Array.from({ length: 20 }, (_, n) =>
    person({
      staffId: String(n),
      rules: EVERY_DAY.flatMap((day) => [
        rule(day, 9, 13, { zone: 'America/Los_Angeles' }),
        rule(day, 14, 20, { zone: 'America/Los_Angeles' }),
      ]),
      exceptions: [off('2026-11-25', '2026-11-26')],
    }),
  )
  const reads = (count: number) => {
    const read = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts')
    expect(ask(people.slice(0, count)).length).toBeGreaterThan(50)
    const times = read.mock.calls.length
    read.mockRestore()
    return times
  }
  expect(reads(1)).toBeGreaterThan(0)
  expect(reads(20)).toBe(reads(1))
})
