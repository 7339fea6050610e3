import { Worker } from 'node:worker_threads'
import autocannon from 'autocannon'
import { type Figure, median } from './figure.ts'

const ROUNDS = 4
const SECONDS = 4

/** Requests a second of a cached page, beside a bare server of the same runtime that sends the same bytes. */
export async function measureCachedPage(siteUrl: string): Promise<Figure> {
  const answer = await fetch(`${siteUrl}/`, { headers: { 'accept-encoding': 'br' } })
  const length = Number(answer.headers.get('content-length'))
  const headers = Object.fromEntries(
    [...answer.headers].filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name)),
  )
  await answer.arrayBuffer()
  const bare = await bareServer(length, headers)
  const ours: number[] = []
  const theirs: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    theirs.push(await requestsPerSecond(bare.url))
    ours.push(await requestsPerSecond(`${siteUrl}/`))
  }
  await bare.stop()
  const ratio = median(ours.map((rate, round) => rate / (theirs[round] ?? Number.NaN)))
  return {
    id: 'P6',
    what: 'cached / against a bare node:http server sending the same bytes',
    measured: `${ratio.toFixed(2)} of it (${Math.round(median(ours))} and ${Math.round(median(theirs))} requests a second)`,
    bound: '≥ 0.9 of it',
    holds: ratio >= 0.9,
  }
}

/** The same page under an address that a campaign or a stranger made up, which must not be rendered each time. */
export async function measureTrackedPage(siteUrl: string): Promise<Figure> {
  const plain: number[] = []
  const tracked: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    plain.push(await requestsPerSecond(`${siteUrl}/`))
    tracked.push(await requestsPerSecond(`${siteUrl}/?utm_source=letter&fbclid=x${round}`))
  }
  const ratio = median(tracked.map((rate, round) => rate / (plain[round] ?? Number.NaN)))
  return {
    id: 'H4',
    what: 'cached / with unknown parameters against / without',
    measured: `${ratio.toFixed(2)} of it (${Math.round(median(tracked))} and ${Math.round(median(plain))} requests a second)`,
    bound: '≥ 0.8 of it',
    holds: ratio >= 0.8,
  }
}

async function requestsPerSecond(url: string): Promise<number> {
  const result = await autocannon({
    url,
    connections: 20,
    duration: SECONDS,
    headers: { 'accept-encoding': 'br' },
  })
  if (result.errors > 0 || result.non2xx > 0)
    throw new Error(`${result.errors + result.non2xx} requests for ${url} failed`)
  return result.requests.average
}

/** It runs in a thread of its own, as our server runs in a process of its own. */
async function bareServer(length: number, headers: Record<string, string>) {
  const worker = new Worker(new URL('./bare-server.ts', import.meta.url), { workerData: { length, headers } })
  const port = await new Promise<number>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
  })
  return { url: `http://127.0.0.1:${port}/`, stop: () => worker.terminate() }
}
