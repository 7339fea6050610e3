import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'
import type { Figure } from './figure.ts'

const LOADS = 10
const PATHS = [
  '/',
  '/blog-grid',
  '/blog-grid?q=sleep',
  '/about',
  '/team',
  '/api/blogs?populate=*',
  '/nowhere',
]

/** What the server holds after a minute of all kinds of requests, and whether ten such loads leave it as it was. */
export async function measureMemory(siteUrl: string, serverPid: number): Promise<Figure[]> {
  const held: number[] = []
  for (let load = 0; load < LOADS; load++) {
    // The first as long as the promise says, the others long enough to show a leak.
    await autocannon({
      url: siteUrl,
      connections: 20,
      duration: load === 0 ? 60 : 6,
      requests: PATHS.map((path) => ({ path })),
    })
    held.push(residentMegabytes(serverPid))
  }
  const [first = Number.NaN] = held
  const grown = (held.at(-1) ?? Number.NaN) - first
  return [
    {
      id: 'P12',
      what: 'memory of the server after a load of 60 s',
      measured: `${Math.round(first)} MB`,
      bound: '≤ 250 MB',
      holds: first <= 250,
    },
    {
      id: 'P12',
      what: 'the same after nine more loads',
      measured: `${grown >= 0 ? '+' : '−'}${Math.abs(Math.round(grown))} MB`,
      bound: '≤ +25 MB',
      holds: grown <= 25,
    },
  ]
}

/** As Linux counts it; elsewhere there is no such file, and the bench says so. */
function residentMegabytes(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1_024
}
