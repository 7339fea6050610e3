import { expect, test } from 'vitest'
import { type Asker, judgeSending, type SendingCounts } from './judge-sending.ts'
import { SIGN_IN_LIMITS } from './sign-in-limits.ts'

const count = (hits: number, endsInSeconds = 500) => ({ hits, endsInSeconds })
const LIMIT = SIGN_IN_LIMITS.perNumberAndAddress
const NEW: Asker = { isKnown: false, waitedSeconds: 0 }
const KNOWN: Asker = { isKnown: true, waitedSeconds: 0 }
const waited = (waitedSeconds: number): Asker => ({ isKnown: false, waitedSeconds })

const number = (inTenMinutes: number, inDay: number) => ({
  limit: LIMIT,
  tenMinutes: count(inTenMinutes),
  day: count(inDay, 80_000),
})
const scores = (changes: Partial<Record<'address' | 'network' | 'prefix' | 'site', number>> = {}) => ({
  address: count(changes.address ?? 1, 3_000),
  network: count(changes.network ?? 1, 3_000),
  prefix: count(changes.prefix ?? 1, 3_000),
  site: count(changes.site ?? 1, 3_000),
})
const judge = (changes: Partial<SendingCounts>, asker = NEW) =>
  judgeSending({ gap: count(1, 30), numbers: [number(1, 1)], ...changes }, asker, SIGN_IN_LIMITS)
const waits = (retryAfterSeconds: number, code = 'too-many-codes') => ({
  isAllowed: false,
  code,
  retryAfterSeconds,
})
const tries = (most: number) => ({ isAllowed: true, tries: most })

test('D61: where nothing happened a code is sent, with five tries', () => {
  expect(judge({})).toEqual(tries(5))
  expect(judge({ device: count(10), scores: scores(), messages: count(1) })).toEqual(tries(5))
})

test('security row 8: the second code in 30 s waits for the rest of them, also in a known browser', () => {
  expect(judge({ gap: count(2, 17) })).toEqual(waits(17, 'code-just-sent'))
  expect(judge({ gap: count(2, 17) }, KNOWN)).toEqual(waits(17, 'code-just-sent'))
})

test('security row 9: three codes in ten minutes, ten in a day', () => {
  expect(judge({ numbers: [number(3, 10)] })).toEqual(tries(5))
  expect(judge({ numbers: [number(4, 10)] })).toEqual(waits(500))
})

test('finding H2: past ten in a day there is one in ten minutes, with two tries, for a browser that waited', () => {
  expect(judge({ numbers: [number(1, 11)] })).toEqual(waits(600))
  expect(judge({ numbers: [number(1, 11)] }, waited(599))).toEqual(waits(1))
  expect(judge({ numbers: [number(1, 11)] }, waited(600))).toEqual(tries(2))
  expect(judge({ numbers: [number(2, 11)] }, waited(600))).toEqual(waits(500))
  expect(judge({ numbers: [number(1, 11)] }, KNOWN)).toEqual(tries(2))
  expect(judge({ numbers: [number(2, 11)] }, KNOWN)).toEqual(waits(500))
})

test('D61: every limit of a number speaks, and the longest wait counts', () => {
  expect(judge({ gap: count(2, 17), numbers: [number(1, 1), number(4, 4)] })).toEqual(waits(500))
  expect(judge({ numbers: [number(4, 4)], device: count(11, 700) })).toEqual(waits(700))
})

test('D61: a browser asks for ten codes in an hour that it does not use', () => {
  expect(judge({ device: count(11, 900) })).toEqual(waits(900))
})

test.each([
  ['address', 31, 101],
  ['network', 51, 301],
  ['prefix', 51, 301],
] as const)(
  'finding C1: past %s %i a new browser waits 20 s, past %i until the hour is over',
  (of, slow, stop) => {
    expect(judge({ scores: scores({ [of]: slow - 1 }) })).toEqual(tries(5))
    expect(judge({ scores: scores({ [of]: slow }) })).toEqual(waits(20))
    expect(judge({ scores: scores({ [of]: slow }) }, waited(19.5))).toEqual(waits(1))
    expect(judge({ scores: scores({ [of]: slow }) }, waited(20))).toEqual(tries(2))
    expect(judge({ scores: scores({ [of]: stop - 1 }) }, waited(20))).toEqual(tries(2))
    expect(judge({ scores: scores({ [of]: stop }) }, waited(900))).toEqual(waits(3_000))
    expect(judge({ scores: scores({ [of]: stop }) }, KNOWN)).toMatchObject({ isAllowed: true })
  },
)

test('finding C1: the score of the whole site slows and takes tries away, and closes nothing', () => {
  expect(judge({ scores: scores({ site: 150 }) })).toEqual(tries(5))
  expect(judge({ scores: scores({ site: 151 }) })).toEqual(waits(20))
  expect(judge({ scores: scores({ site: 151 }) }, waited(20))).toEqual(tries(2))
  expect(judge({ scores: scores({ site: 300 }) }, waited(20))).toEqual(tries(2))
  expect(judge({ scores: scores({ site: 9_999 }) }, waited(20))).toEqual(tries(1))
})

test('security row 11: the last fifth of the budget is kept for known browsers', () => {
  expect(judge({ messages: count(2_400, 3_000) })).toEqual(tries(5))
  expect(judge({ messages: count(2_401, 3_000) })).toEqual(waits(3_000, 'codes-paused'))
  expect(judge({ messages: count(3_000, 3_000) }, KNOWN)).toEqual(tries(5))
  expect(judge({ messages: count(3_001, 3_000) }, KNOWN)).toEqual(waits(3_000, 'codes-paused'))
})

test('Retry-After is never 0', () => {
  expect(judge({ gap: count(2, 0) })).toEqual(waits(1, 'code-just-sent'))
})
