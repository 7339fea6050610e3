import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { MissingFile, type ObjectStore } from './object-store.ts'

/**
 * Files in a folder, such as a mounted disk. Dotfiles are no part of it.
 *
 * @param isPrivate whether only their owner can read them
 */
export function folderStore(address: string, { isPrivate = true } = {}): ObjectStore {
  const [ofFolders, ofFiles] = isPrivate ? [{ mode: 0o700 }, { mode: 0o600 }] : []
  const root = resolve(address)
  const pathOf = (name: string) => join(root, ...name.split('/'))
  return {
    async put(name, content) {
      const path = pathOf(name)
      await mkdir(dirname(path), { recursive: true, ...ofFolders })
      const unfinished = join(dirname(path), `.${basename(path)}.unfinished`)
      try {
        await pipeline(content, createWriteStream(unfinished, ofFiles))
        await synchronise(unfinished)
        await rename(unfinished, path)
        await synchronise(dirname(path))
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
    },
    async get(name) {
      const path = pathOf(name)
      if (!existsSync(path)) throw new MissingFile(path)
      return createReadStream(path)
    },
    async list(folder) {
      const path = pathOf(folder)
      if (!existsSync(path)) return []
      const entries = await readdir(path, { recursive: true, withFileTypes: true })
      return entries
        .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
        .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
        .sort()
    },
    async remove(name) {
      await rm(pathOf(name), { force: true })
      await removeEmpty(dirname(pathOf(name)), root)
    },
  }
}

/** A power cut right after a backup was reported must not take it away. */
async function synchronise(path: string) {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function removeEmpty(folder: string, root: string): Promise<void> {
  if (folder === root || !folder.startsWith(root) || !existsSync(folder)) return
  if ((await readdir(folder)).length > 0) return
  await rm(folder, { recursive: true })
  await removeEmpty(dirname(folder), root)
}
