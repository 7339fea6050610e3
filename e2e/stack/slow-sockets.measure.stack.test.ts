import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { expectNoSlower } from '../../tools/test/recorded-figures.ts'
import { percentile } from '../crowd-of-one-address.ts'
import { SLOW, type Slowness, slowCrowd, slowSocket } from '../slow-sockets.ts'
import { measureLateness } from './machine-lateness.ts'
import { stack } from './shared-stack.ts'

test('security row 41: slow headers, a slow body and an idle socket are closed in time', {
  timeout: 90_000,
}, async () => {
  const lateness = await measureLateness()
  onTestFinished(lateness.stop)
  // The bounds of the requirement, and three seconds for a machine that has other tests to run, besides its lateness.
  const bounds: Record<Slowness, number> = {
    'slow headers': 6_000 + 3_000,
    'a slow body': 11_000 + 3_000,
    'nothing after an answer': 6_000 + 3_000,
    'nothing at all': 6_000 + 3_000,
  }
  const late = await Promise.all(
    SLOW.map(async (slowness) => {
      const { closedAfter, destroy } = slowSocket(stack.siteUrl, slowness)
      onTestFinished(destroy)
      const never = sleep(60_000, Number.POSITIVE_INFINITY, { ref: false })
      const open = await Promise.race([closedAfter, never])
      return open > bounds[slowness] + lateness.longest() ? slowness : undefined
    }),
  )
  expect(late.filter((slowness) => slowness !== undefined)).toEqual([])
})

const ROUNDS = 4
const QUIET_MS = 6_000
const CROWDED_MS = 12_000

test('security row 42: with three hundred slow sockets every visitor gets pages, at most twice as slowly', {
  timeout: 240_000,
}, async () => {
  const failed: unknown[] = []
  const quiet: number[] = []
  const crowded: number[] = []
  // In turns, so that whatever else the machine does meets both.
  for (let round = 0; round < ROUNDS; round++) {
    await visitPages(QUIET_MS, { times: quiet, failed })
    const crowd = await slowCrowd(stack.siteUrl, 300)
    await visitPages(CROWDED_MS, { times: crowded, failed })
    await crowd.leave()
  }
  expect(failed).toEqual([])
  expect(crowded.length).toBeGreaterThan((ROUNDS * CROWDED_MS) / 200)
  expect(percentile(crowded, 0.95)).toBeLessThanOrEqual(2 * percentile(quiet, 0.95))
  expectNoSlower('a page beside three hundred slow sockets, p95', percentile(crowded, 0.95))
})

/** Five visitors who load pages one after another, below the shedding threshold (row 43). */
async function visitPages(milliseconds: number, { times, failed }: { times: number[]; failed: unknown[] }) {
  const until = Date.now() + milliseconds
  const visitor = async () => {
    while (Date.now() < until) {
      for (const path of ['/', '/blog-grid?q=sleep', '/crisis', '/api/faqs?populate=*']) {
        const begunAt = performance.now()
        const answer = await fetch(`${stack.siteUrl}${path}`, { signal: AbortSignal.timeout(5_000) }).catch(
          (error: unknown) => ({ status: String(error), text: async () => '' }),
        )
        await answer.text()
        if (answer.status === 200) times.push(performance.now() - begunAt)
        else failed.push([path, answer.status])
        await sleep(250)
      }
    }
  }
  await Promise.all(Array.from({ length: 5 }, visitor))
}
