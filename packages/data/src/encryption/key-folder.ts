import { createHmac, createSecretKey } from 'node:crypto'
import { RETENTION } from '@pulli/domain/retention/retention-periods.ts'
import { DAY, HOUR } from '@pulli/domain/time/durations.ts'
import { type Neighbour, NeighbourAway, type NeighbourOptions, neighbour } from '#neighbour/neighbour.ts'
import { type EncryptionKeys, wrapWith } from './encryption-keys.ts'
import {
  type KeyDisk,
  type KeyFile,
  type KeyFiles,
  keyDisk,
  readKeyFiles,
  removeKey,
  writeFirstKeys,
  writeKey,
} from './key-files.ts'

/** Encryption keys, and what their rotation needs. */
export type RotatedKeys = EncryptionKeys & {
  /** Reads the key-encryption keys, the newest first. */
  list(): Promise<readonly { version: number; madeAt: Date }[]>
  /** Makes a key-encryption key. Every process wraps with it as soon as it has read the folder again. */
  add(madeAt: Date): Promise<void>
  /** Deletes a key-encryption key for good: whatever is still wrapped with it is lost. */
  destroy(version: number): Promise<void>
}

/** Encryption keys in files. They are used from memory, so that no request waits for a mount that hangs. */
export type KeyFolder = RotatedKeys & {
  /** Reads the folder again. What it does not give, or gives otherwise than before, changes nothing in memory. */
  refresh(): Promise<void>
  /** Whether something may be wrapped with the newest key in memory: see `WRAPS_HOURS`. */
  canWrap(): boolean
  /** Free space where the folder lies, as of its last reading. */
  freeBytes(): number
  readonly neighbour: Neighbour
}

const READ_MILLISECONDS = 2_000
const START_MILLISECONDS = 10_000

/**
 * For how long a key wraps after it may have been replaced unseen: after its 35 days, or after the last reading where
 * that was later. It is destroyed 24 hours after its successor was made, so that nothing is wrapped with it by then.
 */
const WRAPS_HOURS = RETENTION.encryptionKeyOverlapDays * 12
const WRAPS_MILLISECONDS = WRAPS_HOURS * HOUR
const REPLACED_MILLISECONDS = RETENTION.encryptionKeyDays * DAY

type Options = Pick<NeighbourOptions, 'now' | 'onChange'> & { readonly disk?: KeyDisk }

const mounts: Neighbour[] = []

function mountOf({ now, onChange }: Options): Neighbour {
  const mount = neighbour({
    name: 'keys',
    withinMilliseconds: READ_MILLISECONDS,
    atOnce: 1,
    ...(now && { now }),
    ...(onChange && { onChange }),
  })
  mounts.push(mount)
  return mount
}

/** Whether a call of a folder of keys was given up and still holds a thread of this process. */
export const doesKeyFolderHang = () =>
  mounts.map((mount) => mount.state()).some(({ circuit, underWay }) => circuit === 'open' && underWay > 0)

/**
 * Says on which device a folder of keys lies, without its keys; undefined where there is none.
 *
 * @throws NeighbourAway if it does not answer
 */
export async function lookAtKeyFolder(
  folder: string,
  options: Options = {},
): Promise<{ device: number } | undefined> {
  const disk = options.disk ?? keyDisk(folder)
  const device = await mountOf(options).call(() => disk.device())
  return device === undefined ? undefined : { device }
}

/**
 * Makes the folder with its first keys, readable by its owner alone. A folder with keys stays as it is.
 *
 * @throws NeighbourAway if it does not answer
 */
export async function makeKeyFolder(folder: string, now: Date, options: Options = {}): Promise<void> {
  const disk = options.disk ?? keyDisk(folder)
  await mountOf(options).call(() => writeFirstKeys(disk, now), START_MILLISECONDS)
}

/**
 * Opens a folder of keys. Keys that another process adds or destroys are seen when the folder is read again: by
 * `refresh`, when a version is not known, and for `list`.
 *
 * @throws Error if the folder lacks its keys, NeighbourAway if it does not answer
 */
export async function openKeyFolder(folder: string, options: Options = {}): Promise<KeyFolder> {
  const disk = options.disk ?? keyDisk(folder)
  const now = options.now ?? Date.now
  const mount = mountOf(options)
  let readAt = now()
  let held = await mount.call(() => readKeyFiles(disk, folder), START_MILLISECONDS)
  const lookup = createSecretKey(held.lookup)
  const ofVersion = (version: number) => held.keys.find((each) => each.version === version)?.key
  let reading: Promise<void> | undefined

  async function read() {
    const begunAt = now()
    const found = await readKeyFiles(disk, folder)
    if (!isSameFolder(held, found)) throw new Error(`${folder} holds other keys than it did.`)
    // A read that hung for hours is out of date.
    if (begunAt < readAt) return
    held = found
    readAt = begunAt
  }

  function refresh(): Promise<void> {
    reading ??= mount.call(read).finally(() => (reading = undefined))
    return reading
  }

  const canWrap = () =>
    now() < Math.max(held.keys[0].madeAt.getTime() + REPLACED_MILLISECONDS, readAt) + WRAPS_MILLISECONDS

  async function newest(): Promise<KeyFile> {
    if (!canWrap()) await refresh()
    return held.keys[0]
  }

  /** Reads again before and after, so that a change is made of what is there, and known. */
  async function changed(change: () => Promise<void>): Promise<void> {
    await refresh()
    await mount.call(change)
    await refresh()
  }

  return {
    wrapping: wrapWith({ newest, ofVersion, refresh }),
    lookupHash: (text) => createHmac('sha256', lookup).update(text).digest(),
    async list() {
      await refresh()
      return held.keys.map(({ version, madeAt }) => ({ version, madeAt }))
    },
    add: (madeAt) => changed(() => writeKey(disk, held.keys[0].version + 1, madeAt)),
    destroy: (version) => changed(() => removeKey(disk, version)),
    refresh,
    canWrap,
    freeBytes: () => held.freeBytes,
    neighbour: mount,
  }
}

/**
 * Whether a folder is still the one that was read. A mount that went away leaves an empty folder or another one; keys
 * are added and the older ones destroyed, and none is ever changed.
 */
function isSameFolder(before: KeyFiles, now: KeyFiles): boolean {
  const unchanged = before.keys.every(({ version, key }) => {
    const found = now.keys.find((each) => each.version === version)
    return found === undefined || found.key.equals(key)
  })
  return unchanged && now.lookup.equals(before.lookup) && now.keys[0].version >= before.keys[0].version
}

/** Says to an operator why a folder of keys could not be opened. */
export function describeKeyFolderFailure(folder: string, error: unknown): string {
  if (error instanceof NeighbourAway)
    return `The folder of keys, ${folder}, does not answer within ${START_MILLISECONDS / 1_000} s. See whether its disk is mounted and its server is there.`
  return `${(error as Error).message} Name the folder of keys in KEYS_DIR, or make one with \`npm run make-keys\`.`
}
