import { createHmac, createSecretKey, randomBytes } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import type { VersionedKey } from './encrypted-value.ts'
import type { EncryptionKeys } from './encryption-keys.ts'
import { wrapWith } from './key-wrapping.ts'

/** A key-encryption key and when it was made. */
type KeyFile = VersionedKey & { madeAt: Date }

/** Encryption keys in files, and what their rotation needs. */
export type KeyFolder = EncryptionKeys & {
  /** The key-encryption keys in the folder, the newest first. */
  list(): readonly { version: number; madeAt: Date }[]
  /** Makes a key-encryption key, with which every process wraps from now on. */
  add(madeAt: Date): void
  /** Deletes a key-encryption key for good: whatever is still wrapped with it is lost. */
  destroy(version: number): void
}

const LOOKUP = 'lookup-key.json'
const KEY_FILE = /^key-(\d+)\.json$/
const KEY_BYTES = 32

/** Makes the folder with its first keys, readable by its owner alone. A folder with keys stays as it is. */
export function makeKeyFolder(folder: string, now: Date): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const names = readdirSync(folder)
  // A kill between the two leaves a folder with one of them, which is completed at the next start.
  if (!names.some((name) => KEY_FILE.test(name))) writeKey(folder, 'key-1.json', now)
  if (!names.includes(LOOKUP)) writeKey(folder, LOOKUP, now)
}

/** Returns whether a folder has its keys. */
export function hasKeys(folder: string): boolean {
  const names = existsSync(folder) ? readdirSync(folder) : []
  return names.includes(LOOKUP) && names.some((name) => KEY_FILE.test(name))
}

/**
 * Opens a folder of keys. Keys that another process adds or destroys are seen: the folder is read whenever something is
 * wrapped, and when a version is not known.
 *
 * @throws Error if the folder lacks its keys
 */
export function openKeyFolder(folder: string): KeyFolder {
  const lookup = createSecretKey(readKey(join(folder, LOOKUP)).key)
  let held = readKeys(folder)
  const reload = () => {
    held = readKeys(folder)
    return held
  }
  const ofVersion = (version: number) => held.find((each) => each.version === version)?.key
  const newest = () => {
    const [first] = reload()
    if (first === undefined) throw new Error(`There is no key in ${folder}.`)
    return first
  }
  newest()
  return {
    wrapping: wrapWith({
      newest,
      ofVersion(version) {
        if (ofVersion(version) === undefined) reload()
        return ofVersion(version)
      },
    }),
    lookupHash: (text) => createHmac('sha256', lookup).update(text).digest(),
    list: () => reload().map(({ version, madeAt }) => ({ version, madeAt })),
    add: (madeAt) => writeKey(folder, `key-${newest().version + 1}.json`, madeAt),
    destroy: (version) => {
      rmSync(join(folder, `key-${version}.json`))
      reload()
    },
  }
}

function readKeys(folder: string): KeyFile[] {
  return readdirSync(folder)
    .flatMap((name) => {
      const version = KEY_FILE.exec(name)?.[1]
      return version === undefined ? [] : [{ version: Number(version), ...readKey(join(folder, name)) }]
    })
    .sort((one, other) => other.version - one.version)
}

function readKey(file: string): { key: Buffer; madeAt: Date } {
  const { key, madeAt } = JSON.parse(readFileSync(file, 'utf8'))
  const bytes = Buffer.from(String(key), 'base64')
  if (bytes.length !== KEY_BYTES) throw new Error(`${file} holds no key of ${KEY_BYTES} bytes.`)
  return { key: bytes, madeAt: new Date(madeAt) }
}

/** Synchronised and renamed: a key that something is wrapped with must survive a power cut. */
function writeKey(folder: string, name: string, madeAt: Date) {
  const text = JSON.stringify({
    madeAt: madeAt.toISOString(),
    key: randomBytes(KEY_BYTES).toString('base64'),
  })
  const file = openSync(join(folder, `${name}.new`), 'w', 0o600)
  writeSync(file, `${text}\n`)
  fsyncSync(file)
  closeSync(file)
  renameSync(join(folder, `${name}.new`), join(folder, name))
  const directory = openSync(folder, 'r')
  fsyncSync(directory)
  closeSync(directory)
}
