import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pageOfShareImage, type ShareImage } from '@pulli/web/share-image/share-image.ts'
import { fileExists } from '../http/file-exists.ts'
import type { DrawOrder } from './draw-process.ts'
import { readHead } from './read-head.ts'

/** So many pictures may wait to be drawn; who comes then is asked to come back. */
const MOST_WAITING = 20

export interface ShareImages {
  /** The picture of an address such as `/og/team.png`: `missing` where no page has it, `busy` for a moment. */
  find(address: string): Promise<{ path: string } | 'missing' | 'busy'>
}

interface Options {
  folder: string
  /** Renders a page as any visitor sees it. */
  render(path: string): Promise<Response>
  /** Draws one picture into a file. */
  draw(order: DrawOrder): Promise<void>
}

/**
 * The pictures that stand beside links to our pages, drawn once and kept on disk. A page has the picture that
 * its own head names and no other, so nobody can have pictures made of words of their own.
 */
export function shareImages({ folder, render, draw }: Options): ShareImages {
  const flights = new Map<string, Promise<void>>()

  async function make(image: ShareImage, path: string) {
    const unfinished = join(folder, `.${randomUUID()}.png`)
    await mkdir(folder, { recursive: true })
    try {
      await draw({ image, path: unfinished })
      await rename(unfinished, path)
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    }
  }

  return {
    async find(address) {
      const page = pageOfShareImage(address)
      if (page === undefined) return 'missing'
      const answer = await render(page)
      if (answer.status !== 200) return 'missing'
      const head = readHead(await answer.text())
      const named = URL.parse(head['og:image'] ?? '')
      const { 'og:title': title, 'og:site_name': brand } = head
      if (named?.pathname !== address || !title || !brand) return 'missing'
      const name = `${page.replaceAll('/', '_')}-${named.searchParams.get('v')}.png`
      const path = join(folder, name)
      if (!(await fileExists(path))) {
        const flying = flights.get(name)
        if (!flying && flights.size >= MOST_WAITING) return 'busy'
        const flight = flying ?? make({ title, brand, seed: page }, path).finally(() => flights.delete(name))
        flights.set(name, flight)
        await flight
      }
      return { path }
    },
  }
}
