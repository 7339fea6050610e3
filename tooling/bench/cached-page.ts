import { SERVER_FLAGS } from '../../apps/server/src/launcher/server-memory.ts'
import { startChild } from './child.ts'
import { lasting, times } from './duration.ts'
import { type Figure, median } from './figure.ts'
import { besideLimit, costOfAnswer, inTurns, requestsPerSecond } from './wrk.ts'

const BROTLI = { headers: { 'accept-encoding': 'br' } }
const LOAD = { ...BROTLI, seconds: lasting(4) }

type Cost = Awaited<ReturnType<typeof costOfAnswer>>

/**
 * P6: a cached page beside a bare server of the same runtime that sends the same bytes. What counts is the CPU time of
 * each server for an answer: on two cores wrk needs the whole of the other core, so rates measure how the two processes
 * happen to share them.
 */
export async function measureCachedPage(siteUrl: string, serverPid: number): Promise<Figure> {
  const answer = await fetch(`${siteUrl}/`, BROTLI)
  const headers = Object.fromEntries(
    [...answer.headers].filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name)),
  )
  await answer.arrayBuffer()
  const length = Number(answer.headers.get('content-length'))
  const bare = await startChild<number>('bare-server.ts', [JSON.stringify({ length, headers })], {
    flags: SERVER_FLAGS,
  })
  const rounds: { ours: Cost; bare: Cost }[] = []
  for (let round = 0; round < times(10); round++)
    rounds.push({
      bare: await costOfAnswer(bare.pid, `http://127.0.0.1:${bare.said}/`, LOAD),
      ours: await costOfAnswer(serverPid, `${siteUrl}/`, LOAD),
    })
  await bare.stop()
  const ratio = median(rounds.map((round) => round.bare.microseconds / round.ours.microseconds))
  const of = (name: 'ours' | 'bare', what: keyof Cost) => median(rounds.map((round) => round[name][what]))
  const micros = `${of('ours', 'microseconds').toFixed(1)} and ${of('bare', 'microseconds').toFixed(1)} µs of CPU an answer`
  const rates = `${Math.round(of('ours', 'perSecond'))} and ${Math.round(of('bare', 'perSecond'))} requests a second`
  return {
    id: 'P6',
    what: 'cached / against a bare node:http server sending the same bytes and headers',
    measured: `${ratio.toFixed(2)} of it (${micros}; ${rates}; ${await besideLimit()})`,
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
