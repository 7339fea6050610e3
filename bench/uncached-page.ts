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
  const rate = median(told.rates)
  const times = told.times.toSorted((a, b) => a - b)
  const p99 = times[Math.floor(times.length * 0.99)] ?? Number.NaN
  return [
    {
      id: 'P7',
      what: 'renders of / a second of one core, none kept, with its sections kept by what they show',
      measured: `${Math.round(rate)}`,
      bound: '≥ 1500',
      holds: rate >= 1_500,
    },
    {
      id: 'P7',
      what: 'the slowest hundredth of them',
      measured: `${p99.toFixed(1)} ms`,
      bound: '≤ 40 ms',
      holds: p99 <= 40,
    },
  ]
}
