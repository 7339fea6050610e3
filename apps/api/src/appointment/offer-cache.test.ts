import { expect, test } from 'vitest'
import { offerCache } from './offer-cache.ts'

function withClock() {
  const clock = { now: 0 }
  let computed = 0
  const cache = offerCache(() => clock.now)
  const read = (key = 'talk') => cache.read(key, async () => `${key} ${++computed}`)
  return { clock, cache, read }
}

test('F6: an offer is computed once for all who wait, and for two seconds', async () => {
  const { clock, read } = withClock()
  expect(await Promise.all([read(), read(), read()])).toEqual(['talk 1', 'talk 1', 'talk 1'])
  clock.now = 1_999
  expect(await read()).toBe('talk 1')
  expect(await read('art')).toBe('art 2')
  clock.now = 2_000
  expect(await read()).toBe('talk 3')
})

test('F6: a change of the calendar ends an offer, also one that is being computed', async () => {
  const { cache, read } = withClock()
  const before = read()
  cache.end()
  expect(await read()).toBe('talk 2')
  expect(await before).toBe('talk 1')
  expect(await read()).toBe('talk 2')
})

test('F6: an offer that failed is computed again', async () => {
  const { cache, read } = withClock()
  await expect(cache.read('talk', () => Promise.reject(new Error('no calendar')))).rejects.toThrow()
  expect(await read()).toBe('talk 1')
})
