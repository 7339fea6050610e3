import { expect, test } from 'vitest'
import { CROWD_CONNECTIONS, limitOfCrowd, measureFairness, percentile } from '../crowd-of-one-address.ts'
import { stack } from './shared-stack.ts'

const LONG = Boolean(process.env.LONG)

/** With `npm run test:all` other tests run beside this one: times are compared with how long one of the crowd waits meanwhile. */
const HOW = LONG ? { rounds: 8, seconds: 4 } : { rounds: 2, seconds: 1.5 }

test('finding H4, P14: forty connections from one address requesting uncacheable pages block no other visitor', {
  timeout: 150_000,
}, async () => {
  const limit = await limitOfCrowd(stack.siteUrl, 1)
  const { quiet, crowded, failed, crowdRate } = await measureFairness(stack.siteUrl, HOW)
  expect(failed).toEqual([])
  // The crowd is as large as it is said to be: it could ask for more than it is given.
  expect(crowdRate).toBeLessThan(limit)
  expect(crowdRate).toBeGreaterThan(0)
  const waitOfCrowd = (CROWD_CONNECTIONS / crowdRate) * 1_000
  for (const path of ['/dashboard/login', '/api/v1/mwellness/members/me'] as const) {
    expect(crowded[path].length).toBeGreaterThan(0)
    if (LONG) expect(percentile(crowded[path], 0.95)).toBeLessThanOrEqual(2 * percentile(quiet[path], 0.95))
    else expect(percentile(crowded[path], 0.5)).toBeLessThan(waitOfCrowd / 2)
  }
})
