import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What was last read of the content service, on disk: a site that starts while that service is down has it. */
export interface ContentStore {
  find(path: string): Promise<unknown | undefined>
  keep(path: string, body: unknown): Promise<void>
  drop(path: string): Promise<void>
}

export function contentStore(folder: string): ContentStore {
  const fileOf = (path: string) =>
    join(folder, `${createHash('sha256').update(path).digest('hex').slice(0, 32)}.json`)
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
      await mkdir(folder, { recursive: true })
      const unfinished = join(folder, `${randomUUID()}.new`)
      await writeFile(unfinished, JSON.stringify({ path, body }))
      await rename(unfinished, fileOf(path))
    },
    async drop(path) {
      await rm(fileOf(path), { force: true })
    },
  }
}
