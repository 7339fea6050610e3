import { randomBytes } from 'node:crypto'
import type { VersionedKey } from './encrypted-value.ts'
import type { KeyDisk } from './key-disk.ts'

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
