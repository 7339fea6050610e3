import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { type Slowness, slowSocket } from '../slow-sockets.ts'
import { stack } from './shared-stack.ts'

const LONG = Boolean(process.env.LONG)

test('security row 41: slow headers, a slow body and an idle socket are closed in time', {
  timeout: 30_000,
}, async () => {
  // The bounds of the requirement, and three seconds for a machine that has other tests to run.
  const bounds: Record<Slowness, number> = {
    'slow headers': 6_000 + 3_000,
    'a slow body': 11_000 + 3_000,
    'nothing after an answer': 6_000 + 3_000,
    'nothing at all': 6_000 + 3_000,
  }
  const late = await Promise.all(
    (Object.keys(bounds) as Slowness[]).map(async (slowness) => {
      const { closedAfter, destroy } = slowSocket(stack.siteUrl, slowness)
      onTestFinished(() => void destroy())
      const open = await Promise.race([closedAfter, sleep(bounds[slowness] + 1, Number.POSITIVE_INFINITY)])
      return open > bounds[slowness] ? slowness : undefined
    }),
  )
  expect(late.filter((slowness) => slowness !== undefined)).toEqual([])
})

test('security row 42: three hundred slow sockets keep no visitor from a page', {
  timeout: 60_000,
}, async () => {
  const kinds: Slowness[] = ['slow headers', 'a slow body', 'nothing at all']
  const seconds = LONG ? 25 : 5
  const until = Date.now() + seconds * 1_000
  let isOver = false
  const crowd = Array.from({ length: 300 }, async (_, n) => {
    // Who is thrown out comes again.
    while (!isOver) {
      const socket = slowSocket(stack.siteUrl, kinds[n % kinds.length] ?? 'slow headers')
      await Promise.race([socket.closedAfter, sleep(Math.max(0, until - Date.now()))])
      socket.destroy()
    }
  })
  const failed: unknown[] = []
  let loaded = 0
  const visitors = Array.from({ length: 5 }, async () => {
    while (Date.now() < until) {
      for (const path of ['/', '/blog-grid?q=sleep', '/crisis', '/api/faqs?populate=*']) {
        const answer = await fetch(`${stack.siteUrl}${path}`, { signal: AbortSignal.timeout(5_000) }).catch(
          (error: unknown) => ({ status: String(error), text: async () => '' }),
        )
        await answer.text()
        if (answer.status === 200) loaded++
        else failed.push([path, answer.status])
      }
      await sleep(20)
    }
  })
  await Promise.all(visitors)
  isOver = true
  await Promise.all(crowd)
  expect(failed).toEqual([])
  expect(loaded).toBeGreaterThan(seconds * 10)
})

test('security row 43: a server that is late for a crowd refuses at once, helps on, and is back within 5 s', {
  timeout: 60_000,
}, async () => {
  const answers: { path: string; status: number; text: string; retryAfter: string | null }[] = []
  const ask = async (path: string) => {
    const answer = await fetch(stack.siteUrl + path)
    answers.push({
      ...{ path, status: answer.status, text: await answer.text() },
      retryAfter: answer.headers.get('retry-after'),
    })
  }
  await ask('/about')
  const until = Date.now() + 4_000
  await Promise.all([
    lendLittleTime(until),
    ...[
      ...['/livez', '/crisis', '/about'],
      ...Array.from({ length: 30 }, () => ['/blog-grid?q=calm', '/api/v1/mwellness/nothing']).flat(),
    ].map(async (path) => {
      for (; Date.now() < until; await sleep(20)) await ask(path)
    }),
  ])
  const endedAt = Date.now()
  const of = (path: string) => answers.filter((answer) => answer.path === path)
  for (const path of ['/livez', '/crisis', '/about'])
    expect(new Set(of(path).map(({ status }) => status))).toEqual(new Set([200]))

  const pages = of('/blog-grid?q=calm').filter(({ status }) => status === 503)
  const calls = of('/api/v1/mwellness/nothing').filter(({ status }) => status === 503)
  expect([pages.length > 0, calls.length > 0]).toEqual([true, true])
  for (const { retryAfter, text } of pages) {
    expect(retryAfter).toBe('5')
    expect(text).toContain('href="tel:14416"')
    expect(text).toContain('Many people are here right now.')
  }
  for (const { retryAfter, text } of calls)
    expect([retryAfter, JSON.parse(text).data.code]).toEqual(['5', 'unavailable'])

  await expect
    .poll(() => fetch(`${stack.siteUrl}/blog-grid?q=calm`).then(({ status }) => status), { timeout: 8_000 })
    .toBe(200)
  expect(Date.now() - endedAt).toBeLessThan(5_000)
})

/** Lets the server process work for a moment only, again and again, as a machine does that has far too much to do. */
async function lendLittleTime(until: number) {
  const { pid } = JSON.parse(readFileSync(join(stack.dataDir, 'run/server.json'), 'utf8'))
  try {
    while (Date.now() < until) {
      process.kill(pid, 'SIGSTOP')
      await sleep(300)
      process.kill(pid, 'SIGCONT')
      await sleep(30)
    }
  } finally {
    process.kill(pid, 'SIGCONT')
  }
}
