import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { VersionedKey } from './encrypted-value.ts'

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

/** A key-encryption key and when it was made. */
export type KeyFile = VersionedKey & { madeAt: Date }

/** What a folder of keys holds. */
export type KeyFiles = {
  lookup: Buffer
  /** The key-encryption keys, the newest first. */
  keys: readonly [KeyFile, ...KeyFile[]]
  freeBytes: number
}

const LOOKUP = 'lookup-key.json'
const KEY_FILE = /^key-(\d+)\.json$/
const KEY_BYTES = 32

const nameOf = (version: number) => `key-${version}.json`

/**
 * Reads a folder of keys, one file after the other: a mount that hangs holds one thread of the process.
 *
 * @throws Error if it lacks its keys
 */
export async function readKeyFiles(disk: KeyDisk, folder: string): Promise<KeyFiles> {
  const keys: KeyFile[] = []
  for (const name of await disk.names()) {
    const version = KEY_FILE.exec(name)?.[1]
    // One that is listed and no longer there was destroyed meanwhile.
    const text = version === undefined ? undefined : await disk.read(name)
    if (text !== undefined) keys.push({ version: Number(version), ...parseKey(text, `${folder}/${name}`) })
  }
  const [newest, ...others] = keys.sort((one, other) => other.version - one.version)
  if (newest === undefined) throw new Error(`There are no keys in ${folder}.`)
  const lookup = await disk.read(LOOKUP)
  if (lookup === undefined) throw new Error(`There is no ${LOOKUP} in ${folder}.`)
  return {
    lookup: parseKey(lookup, `${folder}/${LOOKUP}`).key,
    keys: [newest, ...others],
    freeBytes: await disk.freeBytes(),
  }
}

/** Writes the first keys; those that are there stay as they are. */
export async function writeFirstKeys(disk: KeyDisk, now: Date): Promise<void> {
  await disk.make()
  const names = await disk.names()
  // A kill between the two leaves a folder with one of them, which is completed at the next start.
  if (!names.some((name) => KEY_FILE.test(name))) await writeKey(disk, 1, now)
  if (!names.includes(LOOKUP)) await disk.write(LOOKUP, newKey(now))
}

export async function writeKey(disk: KeyDisk, version: number, madeAt: Date): Promise<void> {
  await disk.write(nameOf(version), newKey(madeAt))
}

export async function removeKey(disk: KeyDisk, version: number): Promise<void> {
  await disk.remove(nameOf(version))
}

const newKey = (madeAt: Date) =>
  `${JSON.stringify({ madeAt: madeAt.toISOString(), key: randomBytes(KEY_BYTES).toString('base64') })}\n`

function parseKey(text: string, file: string): { key: Buffer; madeAt: Date } {
  const { key, madeAt } = parsed(text, file)
  const bytes = Buffer.from(String(key), 'base64')
  if (bytes.length !== KEY_BYTES) throw new Error(`${file} holds no key of ${KEY_BYTES} bytes.`)
  return { key: bytes, madeAt: new Date(String(madeAt)) }
}

/** The parser's own message would quote the key. */
function parsed(text: string, file: string): { key?: unknown; madeAt?: unknown } {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`${file} holds no key of ${KEY_BYTES} bytes.`)
  }
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
