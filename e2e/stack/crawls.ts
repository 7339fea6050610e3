import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { freePort } from '../running-stack.ts'
import { anchorsOf, crawl, type Pages } from './crawl.ts'
import { serverOfItsOwn } from './server-of-its-own.ts'
import { stack } from './shared-stack.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the test files get what `crawls.ts` has read. */
    crawls: string
  }
}

/** A site, and all of its pages. */
export interface CrawledSite {
  readonly url: string
  readonly pages: Pages
}

/**
 * Reads each site once for all test files, when the first of them asks: `/shared`, the shared stack, and `/production`,
 * a server in production mode on its content, which runs until the tests are over.
 */
export default async function setup(project: TestProject) {
  const ends: (() => Promise<void>)[] = []
  const begun = new Map<string, Promise<CrawledSite>>()
  const crawls: Record<string, () => Promise<CrawledSite>> = {
    '/shared': crawlShared,
    '/production': () => crawlProduction(ends),
  }
  const server = createServer(async ({ url = '' }, answer) => {
    try {
      if (!begun.has(url)) begun.set(url, crawls[url]?.() ?? Promise.reject(new Error(`no site ${url}`)))
      answer.end(JSON.stringify(await begun.get(url)))
    } catch (error) {
      answer.writeHead(500).end(String(error))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  project.provide('crawls', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  return async () => {
    server.close()
    for (const end of ends) await end()
  }
}

async function crawlShared(): Promise<CrawledSite> {
  // No page links to the last two.
  const seeds = ['/', '/dashboard/login', '/newsletter', '/dashboard/OTP']
  return { url: stack.siteUrl, pages: await crawl(stack.siteUrl, { seeds, linksOf: anchorsOf }) }
}

/** Is no file, and no list of one category. */
const isPage = (path: string) =>
  !/^\/(?:assets|api|img|uploads|internal|q\/|favicon)|\.\w+$|[?&](?:q|tag|category|from)=/.test(path)

async function crawlProduction(ends: (() => Promise<void>)[]): Promise<CrawledSite> {
  const folder = mkdtempSync(join(tmpdir(), 'pulli-production-'))
  const port = await freePort()
  const server = await serverOfItsOwn({ PORT: `${port}`, DATA_DIR: folder })
  ends.push(async () => {
    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  })
  const url = `http://127.0.0.1:${port}`
  const seeds = ['/', '/download-app', '/login', '/dashboard']
  const linksOf = (html: string) =>
    [...html.matchAll(/href="(\/[^"#]*)/g)].map(([, href = '']) => href).filter(isPage)
  return { url, pages: await crawl(url, { seeds, linksOf }) }
}
