import { SERVER_FLAGS } from '../apps/server/src/launcher/server-memory.ts'
import { startChild } from './child.ts'
import type { Figure } from './figure.ts'
import { besideLimit, inTurns, requestsPerSecond } from './wrk.ts'

const BROTLI = { headers: { 'accept-encoding': 'br' } }

/** P6: requests a second for a cached page, and for a bare server of the same runtime that sends the same bytes. */
export async function measureCachedPage(siteUrl: string): Promise<Figure> {
  const answer = await fetch(`${siteUrl}/`, BROTLI)
  const headers = Object.fromEntries(
    [...answer.headers].filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name)),
  )
  await answer.arrayBuffer()
  const length = Number(answer.headers.get('content-length'))
  const bare = await startChild<number>('bare-server.ts', [JSON.stringify({ length, headers })], {
    flags: SERVER_FLAGS,
  })
  const { a, b, ratio } = await inTurns(
    () => requestsPerSecond(`${siteUrl}/`, BROTLI),
    () => requestsPerSecond(`http://127.0.0.1:${bare.said}/`, BROTLI),
  )
  await bare.stop()
  return {
    id: 'P6',
    what: 'cached / against a bare node:http server sending the same bytes and headers',
    measured: `${ratio.toFixed(2)} of it (${Math.round(a)} and ${Math.round(b)} requests a second; ${await besideLimit()})`,
    bound: '≥ 0.9 of it',
    holds: ratio >= 0.9,
  }
}

/** H4: the same page at an address that a campaign or a stranger made up, which must not be rendered each time. */
export async function measureTrackedPage(siteUrl: string): Promise<Figure> {
  let round = 0
  const { a, b, ratio } = await inTurns(
    () => requestsPerSecond(`${siteUrl}/?utm_source=letter&fbclid=x${round++}`, BROTLI),
    () => requestsPerSecond(`${siteUrl}/`, BROTLI),
  )
  return {
    id: 'H4',
    what: 'cached / with unknown parameters against / without',
    measured: `${ratio.toFixed(2)} of it (${Math.round(a)} and ${Math.round(b)} requests a second; ${await besideLimit()})`,
    bound: '≥ 0.8 of it',
    holds: ratio >= 0.8,
  }
}
