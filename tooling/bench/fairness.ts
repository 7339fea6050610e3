import {
  CODE_AND_REQUEST,
  crowdOnCalls,
  limitOfCrowd,
  measureFairness,
  percentile,
} from '../../e2e/crowd-of-one-address.ts'
import { publishHoursIn } from '../../e2e/publish-hours.ts'
import { lasting, times } from './duration.ts'
import type { Figure } from './figure.ts'

/** P14: how much forty connections of one address on uncacheable pages slow down another visitor. */
export async function measureShares(siteUrl: string, databaseUrl: string): Promise<Figure[]> {
  const limit = await limitOfCrowd(siteUrl, lasting(4))
  const { quiet, crowded, failed, crowdRate } = await measureFairness(siteUrl, {
    rounds: times(4),
    seconds: lasting(5),
  })
  const delays = (
    [
      ['the login page', '/dashboard/login'],
      ['a call of the API', '/api/v1/mwellness/members/me'],
    ] as const
  ).map(([what, path]): Figure => {
    const [alone, beside] = [percentile(quiet.get(path), 0.95), percentile(crowded.get(path), 0.95)]
    return {
      id: 'P14',
      what: `${what}, p95 beside 40 connections of another address on pages that cannot be kept`,
      measured: `${(beside / alone).toFixed(1)} times as long as alone (${beside.toFixed(1)} and ${alone.toFixed(1)} ms)`,
      bound: '≤ 2 times',
      holds: beside <= 2 * alone,
    }
  })
  return [
    ...delays,
    ...(await measureCalls(siteUrl, databaseUrl)),
    {
      id: 'P14',
      what: 'refusals of that visitor',
      measured: `${failed.length}, while the crowd got ${Math.round(crowdRate)} pages a second (of kept ones it reads ${Math.round(limit)}, its own limit)`,
      bound: '0',
      holds: failed.length === 0,
    },
  ]
}

/** P14: how much 150 connections of one address on calls without a sign-in slow down another visitor. */
async function measureCalls(siteUrl: string, databaseUrl: string): Promise<Figure[]> {
  await publishHoursIn(databaseUrl)
  const crowd = await crowdOnCalls(siteUrl)
  const { quiet, crowded, failed } = await measureFairness(siteUrl, {
    rounds: times(2),
    seconds: lasting(5),
    crowd,
    visits: CODE_AND_REQUEST,
  })
  return CODE_AND_REQUEST.map(({ path }): Figure => {
    const [alone, beside] = [percentile(quiet.get(path), 0.95), percentile(crowded.get(path), 0.95)]
    const refused = failed.filter((one) => one.path === path).length
    return {
      id: 'P14',
      what: `${path.endsWith('/requests') ? 'a request for a consultation' : 'a code'}, p95 beside 150 connections of another address on services, free times and invitations`,
      measured: `${(beside / alone).toFixed(1)} times as long as alone (${beside.toFixed(1)} and ${alone.toFixed(1)} ms), ${refused} refusals`,
      bound: '≤ 2 times',
      holds: beside <= 2 * alone && refused === 0,
    }
  })
}
