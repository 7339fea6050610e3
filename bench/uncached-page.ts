import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { SERVER_ALLOCATOR, SERVER_FLAGS } from '../apps/server/src/launcher/server-memory.ts'
import { type Figure, median } from './figure.ts'

const ROUNDS = 5
const RENDERS = 1_000

/** The home page made anew each time: no page is kept, its content is in memory. */
export async function measureUncachedPage(contentUrl: string): Promise<Figure[]> {
  const child = fork(join(import.meta.dirname, 'render-loop.ts'), [contentUrl, `${ROUNDS}`, `${RENDERS}`], {
    // React is only quick in its production build.
    env: { ...SERVER_ALLOCATOR, ...process.env, NODE_ENV: 'production' },
    execArgv: ['--disable-warning=ExperimentalWarning', ...SERVER_FLAGS],
  })
  const [told] = (await once(child, 'message')) as [{ rates: number[]; times: number[] }]
  const times = told.times.toSorted((a, b) => a - b)
  const p99 = times[Math.floor(times.length * 0.99)] ?? Number.NaN
  return [
    {
      id: 'P7',
      what: 'render of / that no cache has, its content in memory: the slowest hundredth',
      measured: `${p99.toFixed(1)} ms (${Math.round(median(told.rates))} a second of one core)`,
      bound: '≤ 10 ms',
      holds: p99 <= 10,
    },
  ]
}
