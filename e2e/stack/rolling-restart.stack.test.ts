import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../running-stack.ts'
import { serverOfItsOwn } from './server-of-its-own.ts'

/** `npm run test:long` sends the required number. */
const LEAST_REQUESTS = process.env.LONG ? 10_000 : 600
const POLL_MS = 100
/** As load balancers do, ignores a single failed poll. */
const FALL = 3

interface Replica {
  readonly url: string
  readonly process: ChildProcess
  /** Consecutive polls that were not ready. */
  misses: number
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

const agent = new Agent({ keepAlive: true })

/** Returns the status over keep-alive connections; 0 without a response. */
function statusOf(url: string): Promise<number> {
  return new Promise((resolve) => {
    get(url, { agent }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0))
    }).once('error', () => resolve(0))
  })
}

/**
 * As a balancer sends it: to who is ready, and to another where one says that it has too much to do (row 43: a
 * server that has just begun on a busy machine). A connection that is lost is not tried again.
 */
async function balanced(replicas: readonly Replica[], count: number, path: string): Promise<number> {
  for (let attempt = 0; ; attempt++) {
    const ready = replicas.filter(({ misses }) => misses < FALL)
    const chosen = ready[(count + attempt) % ready.length]
    const status = chosen ? await statusOf(`${chosen.url}${path}`) : -1
    if (status !== 503 || attempt === 50) return status
    await sleep(POLL_MS)
  }
}

test('security row 52: a rolling restart of two replicas loses no request', {
  timeout: 300_000,
}, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'pulli-replicas-'))
  const ports = [await freePort(), await freePort()]
  const replicas = await Promise.all(ports.map((port) => replica(port, dataDir)))
  let isOver = false
  onTestFinished(async () => {
    isOver = true
    agent.destroy()
    for (const { process } of replicas) if (process.exitCode === null) process.kill('SIGKILL')
    await sleep(POLL_MS)
    rmSync(dataDir, { recursive: true, force: true })
  })

  // A balancer: who is not ready gets nothing. It polls each by itself, so that a slow one holds up no other.
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
    const paths = ['/', '/crisis', '/blog-grid?q=sleep', '/api/faqs?populate=*']
    for (let count = 0; !isOver || statuses.length < LEAST_REQUESTS; count++) {
      statuses.push(await balanced(replicas, count, paths[count % paths.length] ?? '/'))
      await sleep(5)
    }
  })()

  for (const at of [0, 1]) {
    const old = replicas[at]
    if (!old) throw new Error('there are two')
    const begunAt = Date.now()
    old.process.kill('SIGTERM')
    const [code] = await once(old.process, 'exit')
    expect(code).toBe(0)
    expect(Date.now() - begunAt).toBeLessThan(10_000)
    replicas[at] = await replica(ports[at] ?? 0, dataDir)
  }
  isOver = true
  await visiting
  await watching
  expect(statuses.length).toBeGreaterThanOrEqual(LEAST_REQUESTS)
  expect(statuses.filter((status) => status !== 200)).toEqual([])
})
