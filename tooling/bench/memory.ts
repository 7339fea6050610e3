import { setTimeout as sleep } from 'node:timers/promises'
import { residentMegabytes } from '../../e2e/resident-megabytes.ts'
import { isQuick } from './duration.ts'
import type { Figure } from './figure.ts'
import { requestsPerSecond } from './wrk.ts'

const LOADS = 10
const MOST_MEGABYTES = 210
const MOST_OF_LAUNCHER = 90

/**
 * P12: memory of the server after a minute of all kinds of requests, and whether ten such loads leave it the same; that of the
 * launcher beside it.
 */
export async function measureMemory(
  siteUrl: string,
  { server, launcher }: { server: number; launcher: number },
): Promise<Figure[]> {
  const held: number[] = []
  for (let load = 0; load < LOADS; load++) {
    // The first takes as long as the promise says, the others long enough to show a leak.
    await requestsPerSecond(siteUrl, {
      seconds: isQuick ? 2 : load === 0 ? 60 : 6,
      headers: { 'accept-encoding': 'br' },
      script: 'many-paths.lua',
    })
    await sleep(1_000)
    held.push(residentMegabytes(server))
  }
  const [first = Number.NaN] = held
  const ofLauncher = residentMegabytes(launcher)
  const grown = (held.at(-1) ?? Number.NaN) - first
  return [
    {
      id: 'P12',
      what: 'memory of the server after a load of 60 s',
      measured: `${Math.round(first)} MB`,
      bound: `≤ ${MOST_MEGABYTES} MB`,
      holds: first <= MOST_MEGABYTES,
    },
    {
      id: 'P12',
      what: 'the same after nine more loads',
      measured: `${grown >= 0 ? '+' : '−'}${Math.abs(Math.round(grown))} MB`,
      bound: '≤ +25 MB',
      holds: grown <= 25,
    },
    {
      id: 'P12',
      what: 'memory of the launcher after that',
      measured: `${Math.round(ofLauncher)} MB`,
      bound: `≤ ${MOST_OF_LAUNCHER} MB`,
      holds: ofLauncher <= MOST_OF_LAUNCHER,
    },
  ]
}
