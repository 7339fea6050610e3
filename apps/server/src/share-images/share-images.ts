import { pageOfShareImage } from '@pulli/web/share-image/share-image.ts'
import type { DiskCache } from '#disk-cache/disk-cache.ts'
import type { DrawJob } from './draw-process.ts'
import { readHead } from './read-head.ts'

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
