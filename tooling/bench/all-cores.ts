import { availableParallelism } from 'node:os'
import { startStack } from '../../e2e/running-stack.ts'
import type { Figure } from './figure.ts'
import { besideLimit, inTurns, requestsPerSecond } from './wrk.ts'

const LEAST_CORES = 4

/** P6b: a cached page from one server process for each core, against one process. */
export async function measureAllCores(siteUrl: string): Promise<Figure> {
  const cores = availableParallelism()
  const figure = {
    id: 'P6b',
    what: 'cached / from a server process for each core, against one process',
    bound: '≥ 0.85 × cores',
  }
  if (cores < LEAST_CORES) return { ...figure, measured: `not measured: ${cores} cores`, holds: true }
  const all = await startStack({ env: { SERVERS: `${cores}` } })
  try {
    const load = {
      connections: 20 * cores,
      threads: Math.ceil(cores / 4),
      headers: { 'accept-encoding': 'br' },
    }
    await requestsPerSecond(`${all.siteUrl}/`, load)
    const { a, b, ratio } = await inTurns(
      () => requestsPerSecond(`${all.siteUrl}/`, load),
      () => requestsPerSecond(`${siteUrl}/`, { ...load, connections: 20 }),
    )
    return {
      ...figure,
      measured: `${(ratio / cores).toFixed(2)} × ${cores} cores (${Math.round(a)} and ${Math.round(b)} requests a second; ${await besideLimit()})`,
      holds: ratio >= 0.85 * cores,
    }
  } finally {
    await all.stop()
  }
}
