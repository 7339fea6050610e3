import { execFile, execFileSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startChild } from './child.ts'
import { cpuMicroseconds } from './cpu-time.ts'
import { lasting, times } from './duration.ts'
import { median } from './figure.ts'

interface Load {
  readonly connections?: number
  readonly threads?: number
  readonly seconds?: number
  readonly headers?: Readonly<Record<string, string>>
  /** A Lua script that chooses the requests. */
  readonly script?: string
}

/** @throws where the load generator is not installed: one of Node would measure itself */
export function demandWrk(): void {
  try {
    execFileSync('wrk', ['--version'], { stdio: 'ignore' })
  } catch (error) {
    // With --version it prints its version and exits with 1.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new Error('The bench needs the load generator wrk on PATH: apt-get install wrk')
  }
}

/** Answers a second to wrk. One failed request fails the measurement. */
export const requestsPerSecond = async (url: string, load: Load = {}) => (await loadOf(url, load)).perSecond

/** CPU time that a server takes for an answer, in microseconds, beside its answers a second. */
export async function costOfAnswer(pid: number, url: string, load: Load = {}) {
  const before = cpuMicroseconds(pid)
  const { perSecond, answers } = await loadOf(url, load)
  return { perSecond, microseconds: (cpuMicroseconds(pid) - before) / answers }
}

async function loadOf(
  url: string,
  { connections = 20, threads = 1, seconds = lasting(4), headers = {}, script }: Load,
): Promise<{ perSecond: number; answers: number }> {
  const args = [`-t${threads}`, `-c${connections}`, `-d${seconds}s`, '--timeout', '10s']
  for (const [name, value] of Object.entries(headers)) args.push('-H', `${name}: ${value}`)
  if (script) args.push('-s', join(import.meta.dirname, script))
  const { stdout } = await promisify(execFile)('wrk', [...args, url])
  const failed = /Non-2xx or 3xx responses: .*|Socket errors: .*/.exec(stdout)
  if (failed && !script) throw new Error(`${url}: ${failed[0]}`)
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    answers: Number(/(\d+) requests in/.exec(stdout)?.[1]),
  }
}

let limit: Promise<number> | undefined

/** What wrk reaches on this machine against a server that only writes the same bytes: its own limit. */
function limitOfWrk(): Promise<number> {
  limit ??= measureLimit()
  return limit
}

async function measureLimit() {
  const server = await startChild<number>('trivial-server.ts', [`${availableParallelism()}`])
  const rates: number[] = []
  try {
    for (let round = 0; round < times(3); round++)
      rates.push(await requestsPerSecond(`http://127.0.0.1:${server.said}/`))
  } finally {
    await server.stop()
  }
  return median(rates)
}

/** The generator's limit, as it stands beside a figure. */
export const besideLimit = async () => `wrk alone: ${Math.round(await limitOfWrk())}`

/** Rates of A and B, measured in turns, and the median of their ratios. */
export async function inTurns(a: () => Promise<number>, b: () => Promise<number>, rounds = times(4)) {
  const pairs: { a: number; b: number }[] = []
  for (let round = 0; round < rounds; round++) pairs.push({ b: await b(), a: await a() })
  return {
    a: median(pairs.map((pair) => pair.a)),
    b: median(pairs.map((pair) => pair.b)),
    ratio: median(pairs.map((pair) => pair.a / pair.b)),
  }
}
