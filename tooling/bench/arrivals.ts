import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { residentMegabytes } from '../../e2e/resident-megabytes.ts'
import { startChild } from './child.ts'
import { isQuick, lasting } from './duration.ts'
import type { Figure } from './figure.ts'
import type { Order, Seen } from './visitors.ts'

const MOST_MILLISECONDS = 50
const STEP_SECONDS = 10
/** A step in which the slowest hundredth takes longer, or one visitor in a hundred fails, is the collapse. */
const COLLAPSED_MILLISECONDS = 1_000

interface Site {
  readonly siteUrl: string
  readonly pages: readonly string[]
  readonly serverPid: number
}

/** P17: visitors who arrive at half of the measured limit for ten minutes; then more and more of them, until it collapses. */
export async function measureArrivals({ siteUrl, pages, serverPid }: Site): Promise<Figure[]> {
  const driver = fork(join(import.meta.dirname, 'visitors.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  await once(driver, 'message')
  async function run(order: Omit<Order, 'siteUrl' | 'pages'>, url = siteUrl): Promise<Seen> {
    driver.send({ siteUrl: url, pages, ...order } satisfies Order)
    return (await once(driver, 'message'))[0]
  }
  try {
    const trivial = await startChild<number>('trivial-server.ts', ['1'])
    const alone = await run({ seconds: lasting(10), isPagesOnly: true }, `http://127.0.0.1:${trivial.said}`)
    await trivial.stop()

    await run({ seconds: lasting(10) })
    const limit = (await run({ seconds: lasting(20) })).perSecond
    const before = residentMegabytes(serverPid)
    const half = await run({ seconds: isQuick ? 10 : 600, rate: limit / 2 })
    const grown = residentMegabytes(serverPid) - before

    let held = limit / 2
    let collapsed = Number.NaN
    for (let share = 0.6; Number.isNaN(collapsed) && share < 4; share += 0.1) {
      const step = await run({ seconds: lasting(STEP_SECONDS), rate: limit * share })
      const isOver = step.p99 > COLLAPSED_MILLISECONDS || step.failed > step.done / 100
      if (isOver) collapsed = limit * share
      else held = limit * share
    }
    const collapsedAt = performance.now()
    let recovery = Number.POSITIVE_INFINITY
    while (recovery === Number.POSITIVE_INFINITY && performance.now() - collapsedAt < 60_000) {
      const begunAt = performance.now()
      const second = await run({ seconds: 1, rate: limit / 2 })
      if (second.p99 <= MOST_MILLISECONDS && second.failed === 0) recovery = (begunAt - collapsedAt) / 1_000
    }

    return [
      {
        id: 'P17',
        what: 'visitors arriving at half of the limit for 10 minutes, p99 from the intended start',
        measured: `${half.p99.toFixed(1)} ms at ${Math.round(limit / 2)} a second, ${half.failed} failed (limit ${Math.round(limit)}; the driver alone: ${Math.round(alone.perSecond)})`,
        bound: `≤ ${MOST_MILLISECONDS} ms, none failed`,
        holds: half.p99 <= MOST_MILLISECONDS && half.failed === 0,
      },
      {
        id: 'P17',
        what: 'memory of the server after these 10 minutes',
        measured: `${grown >= 0 ? '+' : '−'}${Math.abs(Math.round(grown))} MB`,
        bound: '≤ +25 MB',
        holds: grown <= 25,
      },
      {
        id: 'P17',
        what: 'staircase: the rate that it held, that at which it collapsed, and the time to recover',
        measured: `${Math.round(held)} and ${Math.round(collapsed)} a second, ${recovery.toFixed(1)} s`,
        bound: 'back within 10 s',
        holds: recovery <= 10,
      },
    ]
  } finally {
    driver.kill()
  }
}
