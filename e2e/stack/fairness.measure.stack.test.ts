import { expect, test } from 'vitest'
import { expectNoSlower } from '../../tools/test/recorded-figures.ts'
import { limitOfCrowd, measureFairness, percentile } from '../crowd-of-one-address.ts'
import { stack } from './shared-stack.ts'

test('finding H4, P14: forty connections from one address requesting uncacheable pages block no other visitor', {
  timeout: 300_000,
}, async () => {
  const limit = await limitOfCrowd(stack.siteUrl, 1)
  const { quiet, crowded, failed, crowdRate } = await measureFairness(stack.siteUrl, {
    rounds: 8,
    seconds: 4,
  })
  expect(failed).toEqual([])
  // The crowd is as large as claimed: it could request more than it gets.
  expect(crowdRate).toBeLessThan(limit)
  expect(crowdRate).toBeGreaterThan(0)
  for (const path of ['/dashboard/login', '/api/v1/mwellness/members/me']) {
    expect(crowded.get(path)?.length).toBeGreaterThan(0)
    const beside = percentile(crowded.get(path), 0.95)
    expect(beside).toBeLessThanOrEqual(2 * percentile(quiet.get(path), 0.95))
    expectNoSlower(`${path} beside a crowd, p95`, beside)
  }
})
