import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { percentile } from '../../e2e/crowd-of-one-address.ts'
import { times } from './duration.ts'
import { type Figure, median } from './figure.ts'

const ASSETS = join(import.meta.dirname, '../../apps/web/build/client/assets')

/** A page that no cache answers: rendered for a browser that may be signed in, with the content in memory. */
const UNCACHED = { headers: { cookie: 'refresh=of-nobody' } }

/** P15: the first visitor of the home page after a publication, and scripts while images are being made. */
export async function measurePublication(siteUrl: string, contentSecret: string): Promise<Figure[]> {
  const publish = (event: string) =>
    fetch(`${siteUrl}/internal/content-changed`, {
      method: 'POST',
      headers: { authorization: `Bearer ${contentSecret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ event }),
    }).then((answer) => answer.arrayBuffer())
  const first: number[] = []
  const warm: number[] = []
  for (let round = 0; round < times(15); round++) {
    // Until the caches are warm again, with some room.
    await sleep(3_000)
    warm.push(await timeOf(`${siteUrl}/`, UNCACHED))
    await publish('entry.publish')
    first.push(await timeOf(`${siteUrl}/`))
  }
  const [after, usual] = [median(first), median(warm)]

  const script = `${siteUrl}/assets/${readdirSync(ASSETS).find((name) => name.endsWith('.js'))}`
  await sleep(3_000)
  const quiet = await manyTimes(script)
  // Copies of media are dropped and all images made again.
  await publish('media.update')
  await sleep(1_500)
  const busy = await manyTimes(script)
  const [alone, beside] = [percentile(quiet, 0.95), percentile(busy, 0.95)]
  return [
    {
      id: 'P15',
      what: 'first visitor of / after a publication, against a warm render',
      measured: `${(after / usual).toFixed(2)} times (${after.toFixed(1)} and ${usual.toFixed(1)} ms)`,
      bound: '≤ 1.5 times',
      holds: after <= 1.5 * usual,
    },
    {
      id: 'P15',
      what: 'a script while images are made, p95 against alone',
      measured: `${(beside / alone).toFixed(1)} times (${beside.toFixed(1)} and ${alone.toFixed(1)} ms)`,
      bound: '≤ 2 times',
      holds: beside <= 2 * alone,
    },
  ]
}

async function manyTimes(url: string): Promise<number[]> {
  const taken: number[] = []
  for (let count = 0; count < times(20) * 20; count++) {
    taken.push(await timeOf(url))
    await sleep(10)
  }
  return taken
}

async function timeOf(url: string, options: RequestInit = {}): Promise<number> {
  const begunAt = performance.now()
  const answer = await fetch(url, options)
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`)
  return performance.now() - begunAt
}
