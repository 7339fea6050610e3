import { SERVER_ALLOCATOR, SERVER_FLAGS } from '../../apps/server/src/launcher/server-memory.ts'
import { startChild } from './child.ts'
import { times } from './duration.ts'
import { type Figure, median } from './figure.ts'

const RENDERS = 1_000

/** P7: the home page rendered each time, with its content in memory and no page cached. */
export async function measureUncachedPage(contentUrl: string): Promise<Figure[]> {
  const { said } = await startChild<{ rates: number[]; times: number[] }>(
    'render-loop.ts',
    [contentUrl, `${times(5)}`, `${RENDERS}`],
    // React is only fast in its production build.
    { env: { ...SERVER_ALLOCATOR, ...process.env, NODE_ENV: 'production' }, flags: SERVER_FLAGS },
  )
  const sorted = said.times.toSorted((a, b) => a - b)
  const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN
  return [
    {
      id: 'P7',
      what: 'uncached render of /, its content in memory, p99',
      measured: `${p99.toFixed(1)} ms (${Math.round(median(said.rates))} a second of one core)`,
      bound: '≤ 10 ms',
      holds: p99 <= 10,
    },
  ]
}
