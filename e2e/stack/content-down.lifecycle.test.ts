import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freePort, METRICS_TOKEN, startStack } from '../running-stack.ts'
import { measureLateness } from './machine-lateness.ts'

test('finding operator 9: a hanging content service is noticed within 5 s, and without it the site serves cached content, also after a restart', {
  timeout: 240_000,
}, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'pulli-down-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const ports = { site: await freePort(), content: await freePort() }
  const whole = await startStack({ dataDir, ports })
  const home = await read(whole.siteUrl)
  const blog = /\/single-blog\/[a-z0-9]+/.exec(home)?.[0] ?? ''
  expect(blog).not.toBe('')
  // Warming the cache has rendered the unopened pages: all but the request form, which is never cached.
  const sitemap = await (await fetch(`${whole.siteUrl}/sitemap.xml`)).text()
  const listed = sitemap.match(/<loc>/g)?.length ?? 0
  expect(listed).toBeGreaterThan(40)
  const warmings = () =>
    readFileSync(join(dataDir, 'logs/server.log'), 'utf8').matchAll(/"pages":(\d+),"msg":"cache warmed"/g)
  await expect
    .poll(() => Math.max(0, ...Array.from(warmings(), ([, pages]) => Number(pages))), { timeout: 60_000 })
    .toBeGreaterThanOrEqual(listed - 1)
  // A service that hangs closes no connection and refuses nothing.
  const isReachable = () => metric(whole.siteUrl, 'pulli_content_reachable')
  await expect.poll(isReachable).toBe(1)
  const lateness = await measureLateness()
  onTestFinished(lateness.stop)
  const within5Seconds = async (reachable: number) => {
    const begunAt = performance.now()
    await expect.poll(isReachable).toBe(reachable)
    if (process.env.LONG) expect(performance.now() - begunAt).toBeLessThan(5_000 + lateness.longest())
  }
  const content = whole.processOf('content')
  process.kill(content, 'SIGSTOP')
  await within5Seconds(0)
  expect((await fetch(`${whole.siteUrl}/crisis`)).status).toBe(200)
  process.kill(content, 'SIGCONT')
  await within5Seconds(1)
  await whole.stop()

  // The content service's address leads nowhere now, from the first moment on.
  const alone = await startStack({
    dataDir,
    ports,
    env: {
      CONTENT_URL: 'http://127.0.0.1:9',
      CONTENT_SECRET: 'the secret of a service that is away'.replaceAll(' ', '-'),
    },
  })
  onTestFinished(() => alone.stop().then(() => undefined))
  // Ready without the content service: what it needs is on disk.
  await expect.poll(async () => (await fetch(`${alone.siteUrl}/readyz`)).status).toBe(200)
  expect(titlesOf(await read(alone.siteUrl))).toEqual(titlesOf(home))
  expect((await fetch(`${alone.siteUrl}${blog}`)).status).toBe(200)
  expect((await fetch(`${alone.siteUrl}/crisis`)).status).toBe(200)
  expect((await fetch(`${alone.siteUrl}/blog-grid`)).status).toBe(200)
  const lines = (await (await fetch(`${alone.siteUrl}/api/v1/mwellness/crisis-lines`)).json()) as {
    data: { telephone: string }[]
  }
  // The two that are built in, and those that were read before.
  expect(lines.data.slice(0, 2).map(({ telephone }) => telephone)).toEqual(['112', '14416'])
  expect(lines.data.length).toBeGreaterThan(5)
})

async function metric(siteUrl: string, name: string): Promise<number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  const text = await (await fetch(`${siteUrl}/metrics`, { headers })).text()
  return Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.slice(name.length),
  )
}

async function read(siteUrl: string) {
  return (await fetch(`${siteUrl}/`)).text()
}

function titlesOf(html: string): string[] {
  return [...html.matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(([, title = '']) => title.replaceAll(/<[^>]+>/g, ''))
}
