import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What was last read of the content service, on disk: a site that starts while that service is down has it. */
export interface ContentStore {
  find(path: string): Promise<unknown | undefined>
  keep(path: string, body: unknown): Promise<void>
  drop(path: string): Promise<void>
}

/** Many times what the pages of the site read. Strangers can read in many ways more; what is beyond is not stored. */
const LARGEST_BYTES = 64 * 1024 * 1024
/** What a file takes at least, however short it is. */
const BLOCK_BYTES = 4_096

export function contentStore(folder: string, largestBytes = LARGEST_BYTES): ContentStore {
  const nameOf = (path: string) => `${createHash('sha256').update(path).digest('hex').slice(0, 32)}.json`
  const fileOf = (path: string) => join(folder, nameOf(path))
  let sizes: Promise<Map<string, number>> | undefined

  async function readSizes() {
    const found = new Map<string, number>()
    for (const name of await readdir(folder).catch((): string[] => [])) {
      const file = await stat(join(folder, name)).catch(() => undefined)
      if (file) found.set(name, Math.max(BLOCK_BYTES, file.size))
    }
    return found
  }

  return {
    async find(path) {
      try {
        const kept: { path: string; body: unknown } = JSON.parse(await readFile(fileOf(path), 'utf8'))
        return kept.path === path ? kept.body : undefined
      } catch {
        return undefined
      }
    },
    async keep(path, body) {
      const text = JSON.stringify({ path, body })
      sizes ??= readSizes()
      const known = await sizes
      const name = nameOf(path)
      const size = Math.max(BLOCK_BYTES, Buffer.byteLength(text))
      let others = -(known.get(name) ?? 0)
      for (const one of known.values()) others += one
      // The first come stay: these are the site's own, which are read as it starts and after each publication.
      if (others + size > largestBytes) return
      known.set(name, size)
      await mkdir(folder, { recursive: true })
      const unfinished = join(folder, `${randomUUID()}.new`)
      try {
        await writeFile(unfinished, text)
        await rename(unfinished, fileOf(path))
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
    },
    async drop(path) {
      const known = await sizes
      known?.delete(nameOf(path))
      await rm(fileOf(path), { force: true })
    },
  }
}
