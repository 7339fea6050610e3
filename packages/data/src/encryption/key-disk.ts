import { mkdir, open, readdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'

/** The files of a folder of keys. On a network mount that hangs, none of these calls ever returns. */
export interface KeyDisk {
  /** Makes the folder, readable by its owner alone. */
  make(): Promise<void>
  /** The names of the files; none where there is no folder. */
  names(): Promise<string[]>
  /** The text of a file, or undefined where there is none. */
  read(name: string): Promise<string | undefined>
  /** Writes a file that outlives a power cut. */
  write(name: string, text: string): Promise<void>
  remove(name: string): Promise<void>
  freeBytes(): Promise<number>
  /** The device on which the folder lies, or undefined where there is none. */
  device(): Promise<number | undefined>
}

export function keyDisk(folder: string): KeyDisk {
  return {
    make: async () => void (await mkdir(folder, { recursive: true, mode: 0o700 })),
    names: async () => (await unlessMissing(readdir(folder))) ?? [],
    read: (name) => unlessMissing(readFile(join(folder, name), 'utf8')),
    async write(name, text) {
      const file = join(folder, `${name}.new`)
      await synchronised(file, 'w', async (handle) => void (await handle.write(text)))
      await rename(file, join(folder, name))
      await synchronised(folder, 'r')
    },
    remove: (name) => rm(join(folder, name)),
    async freeBytes() {
      const { bavail, bsize } = await statfs(folder)
      return bavail * bsize
    },
    device: async () => (await unlessMissing(stat(folder)))?.dev,
  }
}

type Handle = Awaited<ReturnType<typeof open>>

async function synchronised(path: string, flags: 'w' | 'r', use?: (handle: Handle) => Promise<void>) {
  const handle = await open(path, flags, 0o600)
  try {
    await use?.(handle)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function unlessMissing<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
