import { createReadStream, createWriteStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { basename, dirname, join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { sha256Of, type UploadedFile, type UploadStore } from './uploads.ts'

/** Uploads on the disk. */
export function folderUploads(dataDir: string): UploadStore {
  const folder = join(dataDir, 'content', 'uploads')
  const placeOf = (path: string) => join(folder, ...path.split('/'))
  return {
    async list() {
      if (!existsSync(folder)) return []
      const entries = await readdir(folder, { recursive: true, withFileTypes: true })
      const files: UploadedFile[] = []
      for (const entry of entries) {
        if (!entry.isFile() || entry.name.startsWith('.')) continue
        const place = join(entry.parentPath, entry.name)
        const path = relative(folder, place).split(sep).join('/')
        files.push({ path, sha256: await sha256Of(createReadStream(place)) })
      }
      return files.sort((one, other) => (one.path < other.path ? -1 : 1))
    },
    read: async (path) => createReadStream(placeOf(path)),
    has: async ({ path, sha256 }) =>
      existsSync(placeOf(path)) && (await sha256Of(createReadStream(placeOf(path)))) === sha256,
    async write(path, content) {
      const place = placeOf(path)
      const unfinished = join(dirname(place), `.${basename(place)}.unfinished`)
      mkdirSync(dirname(place), { recursive: true })
      try {
        await pipeline(content, createWriteStream(unfinished))
        renameSync(unfinished, place)
      } catch (error) {
        rmSync(unfinished, { force: true })
        throw error
      }
    },
  }
}
