import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'
import { consultationBody } from './consultation-body.ts'

/** The addresses of the crowd and the visitor, as sent by a proxy. */
const CROWD = '198.51.100.77'
const VISITOR = '203.0.113.50'

/** What a crowd asks for. */
type CrowdCall = { path: string; method?: 'POST'; headers?: Record<string, string>; body?: string }

export type Crowd = { connections: number; calls: readonly CrowdCall[] }

/** Uncacheable pages; the last two by design: a search, and a public page with a session cookie. */
const NEVER_KEPT: readonly CrowdCall[] = [
  { path: '/consultation?x=1' },
  { path: '/nowhere-at-all' },
  { path: '/blog-grid?q=sleep' },
  { path: '/', headers: { cookie: 'refresh=of-nobody' } },
]

type Visit = {
  path: string
  status: number
  method?: 'POST'
  headers: Record<string, string>
  body?: () => object
}

/** The visitor's requests: the login page, and an API call that queries the database. */
const VISITS: readonly Visit[] = [
  { path: '/dashboard/login', status: 200, headers: {} },
  {
    path: '/api/v1/mwellness/members/me',
    status: 401,
    headers: { authorization: `Bearer ${'A'.repeat(43)}` },
  },
]

/** A code for a number, and a request for a consultation. */
export const CODE_AND_REQUEST: readonly Visit[] = [
  {
    path: '/api/v1/mwellness/auth/login-request',
    status: 200,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: () => ({ mobile_number: consultationBody().phone }),
  },
  {
    path: '/api/v1/mwellness/requests',
    status: 200,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: consultationBody,
  },
]

const ON_PAGES: Crowd = { connections: 40, calls: NEVER_KEPT }

/** A crowd on the calls of the API that need no sign-in: services, free times, and an invitation to the desk. */
export async function crowdOnCalls(siteUrl: string): Promise<Crowd> {
  const base = '/api/v1/mwellness'
  const answer = (await (await fetch(`${siteUrl}${base}/services`)).json()) as { data: { id: string }[] }
  if (answer.data.length === 0) throw new Error('no service is offered, so no free times can be asked for')
  const slots = answer.data.map(({ id }) => ({ path: `${base}/slots?service=${id}` }))
  const join = {
    path: '/api/v1/desk/join/invitation',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: 'A'.repeat(43) }),
  } as const
  return { connections: 150, calls: [{ path: `${base}/services` }, ...slots, join] }
}

const PAUSE_MILLISECONDS = 40

/** Response times in milliseconds, by path. */
export type Times = Map<string, number[]>

export interface Fairness {
  readonly quiet: Times
  readonly crowded: Times
  /** Unexpected responses to the visitor. */
  readonly failed: readonly { path: string; status: unknown }[]
  /** The crowd's responses per second. */
  readonly crowdRate: number
}

/**
 * Measures a visitor alone and beside a crowd of another address, alternating, so that other load affects
 * both. The crowd runs in a separate thread. Requires a server behind one trusted proxy.
 */
export async function measureFairness(
  siteUrl: string,
  {
    rounds,
    seconds,
    crowd: asked = ON_PAGES,
    visits = VISITS,
  }: { rounds: number; seconds: number; crowd?: Crowd; visits?: readonly Visit[] },
): Promise<Fairness> {
  const quiet: Times = new Map()
  const crowded: Times = new Map()
  const failed: { path: string; status: unknown }[] = []
  const rates: number[] = []
  await visit(siteUrl, visits, { until: Date.now() + 500, times: new Map(), failed })
  for (let round = 0; round < rounds; round++) {
    await visit(siteUrl, visits, { until: Date.now() + seconds * 1_000, times: quiet, failed })
    const crowd = comeAsCrowd(siteUrl, asked, seconds + 1)
    await sleep(700)
    await visit(siteUrl, visits, { until: Date.now() + seconds * 1_000, times: crowded, failed })
    rates.push((await crowd).requests.average)
    await sleep(300)
  }
  return { quiet, crowded, failed, crowdRate: rates.reduce((sum, rate) => sum + rate, 0) / rounds }
}

/** How many answers a second the crowd gets where the server has next to nothing to do for each: its own limit. */
export async function limitOfCrowd(siteUrl: string, seconds: number): Promise<number> {
  return (await comeAsCrowd(siteUrl, { connections: 40, calls: [{ path: '/crisis' }] }, seconds)).requests
    .average
}

function comeAsCrowd(siteUrl: string, { connections, calls }: Crowd, seconds: number) {
  return autocannon({
    url: siteUrl,
    connections,
    duration: seconds,
    workers: 1,
    timeout: 20,
    requests: calls.map(({ path, method = 'GET' as const, headers, body }) => ({
      method,
      path,
      ...(body && { body }),
      headers: { ...headers, 'x-forwarded-for': CROWD, 'accept-encoding': 'br' },
    })),
  })
}

async function visit(
  siteUrl: string,
  visits: readonly Visit[],
  { until, times, failed }: { until: number; times: Times; failed: { path: string; status: unknown }[] },
) {
  while (Date.now() < until) {
    for (const { path, status, method = 'GET', headers, body } of visits) {
      const begunAt = performance.now()
      const answer = await fetch(siteUrl + path, {
        method,
        ...(body && { body: JSON.stringify(body()) }),
        headers: { ...headers, 'x-forwarded-for': VISITOR },
      }).catch((error: unknown) => ({ status: error, arrayBuffer: async () => undefined }))
      await answer.arrayBuffer()
      const ownTimes = times.get(path) ?? []
      times.set(path, ownTimes)
      if (answer.status === status) ownTimes.push(performance.now() - begunAt)
      else failed.push({ path, status: answer.status })
      await sleep(PAUSE_MILLISECONDS)
    }
  }
}

export function percentile(times: readonly number[] = [], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.POSITIVE_INFINITY
}
