import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../running-stack.ts'
import { serverOfItsOwn } from './server-of-its-own.ts'

test('security row 43: an overloaded server refuses at once, still serves help, and recovers within 5 s', {
  timeout: 60_000,
}, async () => {
  // A server of its own: what it refuses must not meet the tests that read the shared one meanwhile.
  const [port, folder] = [await freePort(), mkdtempSync(join(tmpdir(), 'pulli-overload-'))]
  const server = await serverOfItsOwn({ PORT: `${port}`, DATA_DIR: folder })
  onTestFinished(async () => {
    const hasEnded = once(server, 'exit')
    server.kill('SIGTERM')
    await hasEnded
    rmSync(folder, { recursive: true, force: true })
  })
  const site = `http://127.0.0.1:${port}`
  const answers: { path: string; status: number; text: string; retryAfter: string | null }[] = []
  const ask = async (path: string) => {
    const answer = await fetch(site + path)
    answers.push({
      path,
      status: answer.status,
      text: await answer.text(),
      retryAfter: answer.headers.get('retry-after'),
    })
  }
  await ask('/about')
  const refusedOf = (path: string) =>
    answers.filter((answer) => answer.path === path && answer.status === 503)
  const [begunAt, latest] = [Date.now(), Date.now() + 15_000]
  // Calls are refused where refusing pages did not help, which takes two late half seconds in a row.
  const isOver = () =>
    Date.now() > latest || (Date.now() > begunAt + 4_000 && refusedOf('/api/v1/mwellness/nothing').length > 0)
  await Promise.all([
    lendLittleTime(server, isOver),
    ...[
      '/livez',
      '/crisis',
      '/about',
      ...Array.from({ length: 30 }, () => ['/blog-grid?q=calm', '/api/v1/mwellness/nothing']).flat(),
    ].map(async (path) => {
      for (; !isOver(); await sleep(20)) await ask(path)
    }),
  ])
  const endedAt = Date.now()
  const of = (path: string) => answers.filter((answer) => answer.path === path)
  for (const path of ['/livez', '/crisis', '/about'])
    expect(new Set(of(path).map(({ status }) => status))).toEqual(new Set([200]))

  const [pages, calls] = [refusedOf('/blog-grid?q=calm'), refusedOf('/api/v1/mwellness/nothing')]
  expect([pages.length > 0, calls.length > 0]).toEqual([true, true])
  for (const { retryAfter, text } of pages) {
    expect(retryAfter).toBe('5')
    expect(text).toContain('href="tel:14416"')
    expect(text).toContain('Many people are here right now.')
  }
  for (const { retryAfter, text } of calls)
    expect([retryAfter, JSON.parse(text).data.code]).toEqual(['5', 'unavailable'])

  await expect
    .poll(() => fetch(`${site}/blog-grid?q=calm`).then(({ status }) => status), { timeout: 8_000 })
    .toBe(200)
  expect(Date.now() - endedAt).toBeLessThan(5_000)
})

/**
 * Suspends and resumes a server repeatedly, as on an overloaded machine. It runs a twentieth of the time, also where this
 * process wakes up late because other tests run beside it: at a tenth its delay is just about what counts as overload.
 */
async function lendLittleTime(server: ChildProcess, isOver: () => boolean) {
  let ran = 0
  try {
    while (!isOver()) {
      server.kill('SIGSTOP')
      // Well below the five seconds after which it would close the connections that are idle.
      await sleep(Math.min(Math.max(600, ran * 20), 2_000))
      server.kill('SIGCONT')
      const resumedAt = performance.now()
      await sleep(30)
      ran = performance.now() - resumedAt
    }
  } finally {
    server.kill('SIGCONT')
  }
}
