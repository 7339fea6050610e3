import { Agent, request } from 'node:http'
import { createHistogram, type RecordableHistogram } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { mobileNumber } from '@pulli/data/testing/mobile-numbers.ts'
import { consultationBody } from '../../e2e/consultation-body.ts'

/**
 * Visitors of a site, in a process of their own: 80 % read a page, 15 % content, 4 % sign in, 1 % ask for a consultation.
 * `closed`: twenty of them, each as fast as it is answered. `open`: they arrive at a rate, whether or not those before
 * have been answered, and the time of each counts from the moment at which it should have arrived.
 */
export interface Order {
  readonly siteUrl: string
  readonly pages: readonly string[]
  readonly seconds: number
  /** Arrivals a second; undefined: closed. */
  readonly rate?: number | undefined
  /** Pages alone, as for the limit of this process against a server that does nothing. */
  readonly isPagesOnly?: boolean
}

export interface Seen {
  readonly done: number
  readonly failed: number
  readonly perSecond: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
  readonly longest: number
}

const READS = ['/api/faqs?populate=*', '/api/blogs?populate=*', '/api/site-setting?populate=*']
const CLOSED_VISITORS = 20
/** Many more than answer at once below the limit; beyond it, those that wait are many. */
const agent = new Agent({ keepAlive: true, maxSockets: 2_000, scheduling: 'lifo' })

let visitors = Math.floor(Math.random() * 1e9)

process.on('message', async (order: Order) => process.send?.(await measure(order)))
process.send?.('ready')

async function measure({ siteUrl, pages, seconds, rate, isPagesOnly }: Order): Promise<Seen> {
  const histogram = createHistogram({ figures: 3 })
  let done = 0
  let failed = 0

  async function visit(intendedAt: number) {
    const visitor = visitors++
    try {
      await act(siteUrl, { visitor, pages, share: isPagesOnly ? 0 : (visitor * 37) % 100 })
      done++
    } catch {
      failed++
    }
    histogram.record(Math.max(1, Math.round((performance.now() - intendedAt) * 1_000)))
  }

  const begunAt = performance.now()
  await (rate === undefined ? closed(visit, seconds) : open(visit, { seconds, rate }))
  const took = (performance.now() - begunAt) / 1_000
  return { done, failed, perSecond: done / took, ...timesOf(histogram) }
}

const timesOf = (histogram: RecordableHistogram) => ({
  p50: histogram.percentile(50) / 1_000,
  p99: histogram.percentile(99) / 1_000,
  longest: histogram.max / 1_000,
})

type Visit = (intendedAt: number) => Promise<void>

async function closed(visit: Visit, seconds: number) {
  const until = performance.now() + seconds * 1_000
  await Promise.all(
    Array.from({ length: CLOSED_VISITORS }, async () => {
      while (performance.now() < until) await visit(performance.now())
    }),
  )
}

async function open(visit: Visit, { seconds, rate }: { seconds: number; rate: number }) {
  const begunAt = performance.now()
  const visits: Promise<void>[] = []
  for (let arrived = 0; arrived < seconds * rate; ) {
    const due = Math.floor(((performance.now() - begunAt) / 1_000) * rate)
    for (; arrived <= due; arrived++) visits.push(visit(begunAt + (arrived / rate) * 1_000))
    await sleep(1)
  }
  await Promise.all(visits)
}

async function act(
  siteUrl: string,
  { visitor, pages, share }: { visitor: number; pages: readonly string[]; share: number },
) {
  const headers = {
    'accept-encoding': 'br',
    'x-forwarded-for': `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`,
  }
  const read = (path: string) => send(`${siteUrl}${path}`, { headers })
  const call = (path: string, body: object) =>
    send(`${siteUrl}/api/v1/mwellness${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  if (share < 80) return read(pages[visitor % pages.length] ?? '/')
  if (share < 95) return read(READS[visitor % READS.length] ?? '/')
  if (share === 99) return call('/user-contact-email', consultationBody())
  const mobile_number = mobileNumber(visitor)
  const sent = JSON.parse(await call('/auth/login-request', { mobile_number }))
  return call('/auth/login', { mobile_number, type: 'phone', otp: sent.data.otp })
}

function send(
  url: string,
  { method = 'GET', headers, body }: { method?: string; headers: Record<string, string>; body?: string },
): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, method, headers, timeout: 20_000 }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () =>
        answer.statusCode === 200
          ? resolve(Buffer.concat(chunks).toString())
          : reject(new Error(`${url} answered ${answer.statusCode}`)),
      )
      answer.on('error', reject)
    })
    sent.on('error', reject)
    sent.on('timeout', () => sent.destroy(new Error('no answer')))
    sent.end(body)
  })
}
