import { basename, dirname } from 'node:path'
import { pageOfShareImage } from '@pulli/web/share-image/share-image.ts'
import type { FastifyInstance } from 'fastify'
import { type DiskCache, DiskFull } from '#disk-cache/disk-cache.ts'
import { QueueFull } from '#overload/fair-queue.ts'
import type { DrawJob } from './draw-process.ts'

/** `GET /og/<page>.png`: the preview image of a link to the page. */
export function shareImageRoute(app: FastifyInstance, images: ShareImages) {
  app.get<{ Params: { '*': string } }>('/og/*', async (request, reply) => {
    const found = await images.find(`/og/${request.params['*']}`, request.ip).catch(orBusy)
    if (found === 'missing') {
      reply.code(404).header('cache-control', 'no-store').type('text/plain')
      return reply.send('There is no such picture.\n')
    }
    if (found === 'busy') {
      reply.code(503).header('cache-control', 'no-store').header('retry-after', '10').type('text/plain')
      return reply.send('This picture is being drawn. Try again.\n')
    }
    // Other sites embed it.
    reply.header('cross-origin-resource-policy', 'cross-origin')
    reply.header('cache-control', 'public, max-age=86400').type('image/png')
    return reply.sendFile(basename(found.path), dirname(found.path), { cacheControl: false })
  })
}

function orBusy(error: unknown): 'busy' {
  // With a full disk the image may be drawn later.
  if (error instanceof QueueFull || error instanceof DiskFull) return 'busy'
  throw error
}

/** The limit of images waiting to be drawn. */
const MOST_WAITING = 20

export interface ShareImages {
  /**
   * Returns the image of an address such as `/og/team.png`: `missing` where no page names it, `busy` for a moment.
   * @throws QueueFull where the queue of `ip` is full
   */
  find(address: string, ip: string): Promise<{ path: string } | 'missing' | 'busy'>
}

interface Options {
  cache: DiskCache
  /** Renders a page for an anonymous visitor, queued by client address. */
  render(path: string, ip: string): Promise<Response>
  /** Draws an image into a file. */
  draw(job: DrawJob): Promise<void>
}

/**
 * The preview images of links to our pages, drawn once and cached on disk. Only the image that a page's own head
 * names is drawn, so visitors cannot have images made of their own words.
 */
export function shareImages({ cache, render, draw }: Options): ShareImages {
  return {
    async find(address, ip) {
      const page = pageOfShareImage(address)
      if (page === undefined) return 'missing'
      const answer = await render(page, ip)
      if (answer.status !== 200) return 'missing'
      const head = readHead(await answer.text())
      const named = URL.parse(head['og:image'] ?? '')
      const { 'og:title': title, 'og:site_name': brand } = head
      if (named?.pathname !== address || !title || !brand) return 'missing'
      const name = `${page.replaceAll('/', '_')}-${named.searchParams.get('v')}.png`
      if (cache.inFlight() >= MOST_WAITING && !(await cache.peek(name))) return 'busy'
      const image = { title, brand, seed: page }
      const file = await cache.find(name, (path) => draw({ image, path }).then(() => 'written' as const))
      return file ?? 'missing'
    },
  }
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/** Returns the `<meta property>` values of one of our pages, by property. */
export function readHead(html: string): Record<string, string> {
  const head = html.slice(0, html.indexOf('</head>'))
  const said = [...head.matchAll(/<meta property="([^"]*)" content="([^"]*)"/g)]
  return Object.fromEntries(
    said.map(([, name = '', content = '']) => [
      name,
      content.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity),
    ]),
  )
}
