import { pageOfShareImage } from '@pulli/web/share-image/share-image.ts'
import type { DiskCache } from '#disk-cache/disk-cache.ts'
import type { DrawJob } from './draw-process.ts'
import { readHead } from './read-head.ts'

/** So many pictures may wait to be drawn; who comes then is asked to come back. */
const MOST_WAITING = 20

export interface ShareImages {
  /**
   * The picture of an address such as `/og/team.png`: `missing` where no page has it, `busy` for a moment.
   * @throws QueueFull where too much that `ip` asks for waits
   */
  find(address: string, ip: string): Promise<{ path: string } | 'missing' | 'busy'>
}

interface Options {
  cache: DiskCache
  /** Renders a page as any visitor sees it, in the turn of who asks. */
  render(path: string, ip: string): Promise<Response>
  /** Draws one picture into a file. */
  draw(job: DrawJob): Promise<void>
}

/**
 * The pictures that stand beside links to our pages, drawn once and kept on disk. A page has the picture that
 * its own head names and no other, so nobody can have pictures made of words of their own.
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
