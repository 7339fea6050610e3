import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { diskCache } from '#disk-cache/disk-cache.ts'

/** Who reads: a page of the site, or a client of the public API. */
export type Reader = 'site' | 'client'

/** The last answers of the content service, on disk: a site that starts while that service is down has them. */
export interface ContentStore {
  find(path: string): Promise<unknown | undefined>
  keep(path: string, body: unknown, reader: Reader): Promise<void>
  drop(path: string): Promise<void>
}

/**
 * Many times what the pages of the site read. Clients can vary their reads in many ways, so these have a cap of their
 * own and evict none of the site's (docs/decisions/0005-caches.md).
 */
const MAX_BYTES = { site: 64 * 1024 * 1024, client: 16 * 1024 * 1024 } as const

export function contentStore(
  folder: string,
  maxBytes: Readonly<Record<Reader, number>> = MAX_BYTES,
): ContentStore {
  const caches = {
    site: diskCache(join(folder, 'site'), { maxBytes: maxBytes.site }),
    client: diskCache(join(folder, 'client'), { maxBytes: maxBytes.client }),
  }
  const nameOf = (path: string) => `${createHash('sha256').update(path).digest('hex').slice(0, 32)}.json`

  async function findIn(reader: Reader, path: string): Promise<unknown | undefined> {
    try {
      const stored = JSON.parse(await readFile(join(caches[reader].folder, nameOf(path)), 'utf8'))
      return stored.path === path ? stored.body : undefined
    } catch {
      return undefined
    }
  }

  return {
    find: async (path) => (await findIn('site', path)) ?? findIn('client', path),
    async keep(path, body, reader) {
      const write = async (unfinished: string) => {
        await writeFile(unfinished, JSON.stringify({ path, body }))
        return 'written' as const
      }
      await caches[reader].add(nameOf(path), write, () => false)
    },
    async drop(path) {
      await Promise.all(Object.values(caches).map((cache) => cache.drop([nameOf(path)])))
    },
  }
}
