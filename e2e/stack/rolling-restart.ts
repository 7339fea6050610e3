import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { freePort } from '../running-stack.ts'
import { serverOfItsOwn } from './server-of-its-own.ts'

const POLL_MS = 100
/** As load balancers do, ignores a single failed poll. */
const FALL = 3
const PATHS = ['/', '/crisis', '/blog-grid?q=sleep', '/api/faqs?populate=*']

interface Replica {
  readonly url: string
  readonly process: ChildProcess
  /** Consecutive polls that were not ready. */
  misses: number
}

/** How a rolling restart went. */
interface RollingRestart {
  /** Of every request; 0 where its connection was lost. */
  readonly statuses: readonly number[]
  /** Connections that were refused, because the balancer had not yet heard that a replica stops. */
  readonly refused: number
  /** Of each replica: the exit code, and after how many milliseconds. */
  readonly ends: readonly { readonly code: number | null; readonly milliseconds: number }[]
}

async function replica(port: number, dataDir: string): Promise<Replica> {
  const child = await serverOfItsOwn({
    PORT: `${port}`,
    DATA_DIR: dataDir,
    JOBS: 'on',
    // Three polls take a third of a second, and on a busy machine several times that.
    DRAIN_NOTICE_SECONDS: '4',
  })
  return { url: `http://127.0.0.1:${port}`, process: child, misses: 0 }
}

/** Restarts two replicas one after the other under a balancer that visitors use all the time. */
export async function restartInTurn({ requests }: { requests: number }): Promise<RollingRestart> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pulli-replicas-'))
  const ports = [await freePort(), await freePort()]
  const replicas = await Promise.all(ports.map((port) => replica(port, dataDir)))
  const agent = new Agent({ keepAlive: true })
  let isOver = false
  let refused = 0
  onTestFinished(() => {
    isOver = true
    agent.destroy()
    for (const { process } of replicas) if (process.exitCode === null) process.kill('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true })
  })

  /** Returns the status over keep-alive connections; 0 without a response. */
  const statusOf = (url: string) =>
    new Promise<number | 'refused'>((resolve) => {
      get(url, { agent }, (answer) => {
        answer.resume().once('end', () => resolve(answer.statusCode ?? 0))
      }).once('error', (error: NodeJS.ErrnoException) =>
        resolve(error.code === 'ECONNREFUSED' ? 'refused' : 0),
      )
    })

  /**
   * As a balancer sends it: to who is ready, and to another where one says that it has too much to do (row 43: a
   * server that has just begun on a busy machine), or if no server listens. A connection that is lost is not tried again.
   */
  async function balanced(count: number): Promise<number> {
    for (let attempt = 0; ; attempt++) {
      const ready = replicas.filter(({ misses }) => misses < FALL)
      const chosen = ready[(count + attempt) % ready.length]
      const status = chosen ? await statusOf(`${chosen.url}${PATHS[count % PATHS.length]}`) : -1
      if (status === 'refused' && chosen) {
        refused++
        chosen.misses = FALL
      } else if (status !== 'refused' && (status !== 503 || attempt === 50)) return status
      else await sleep(POLL_MS)
    }
  }

  // Who is not ready gets nothing. Each is polled by itself, so that a slow one holds up no other.
  const watching = Promise.all(
    ports.map(async (_, at) => {
      while (!isOver) {
        const one = replicas[at]
        if (one) one.misses = (await statusOf(`${one.url}/readyz`)) === 200 ? 0 : one.misses + 1
        await sleep(POLL_MS)
      }
    }),
  )
  const statuses: number[] = []
  const visiting = (async () => {
    for (let count = 0; !isOver || statuses.length < requests; count++) {
      statuses.push(await balanced(count))
      await sleep(5)
    }
  })()

  const ends: { code: number | null; milliseconds: number }[] = []
  for (const at of [0, 1]) {
    const old = replicas[at]
    if (!old) throw new Error('there are two')
    const begunAt = performance.now()
    old.process.kill('SIGTERM')
    const [code] = await once(old.process, 'exit')
    ends.push({ code, milliseconds: performance.now() - begunAt })
    replicas[at] = await replica(ports[at] ?? 0, dataDir)
  }
  isOver = true
  await visiting
  await watching
  return { statuses, refused, ends }
}
