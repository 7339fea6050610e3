import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'

/** Left to PostgreSQL on the same disk: four segments of its write-ahead log. */
const RESERVED_BYTES = 64 * 1024 * 1024
/** The least that a file occupies on disk. */
const BLOCK_BYTES = 4_096
/** How long a caller waits for the successor of a stale file before it gets the stale one. */
const STALE_AFTER_MILLISECONDS = 2_000

/** Thrown when the disk is full: the caller may get the content in another way, but it isn't cached. */
export class DiskFull extends Error {
  override readonly name = 'DiskFull'
}

export interface CachedFile {
  readonly path: string
  readonly sizeBytes: number
  /** In whole milliseconds of Unix time. `write` may set it with `utimes`, as the version of the source. */
  readonly modifiedAt: number
}

/**
 * Writes a file at the path `unfinished`. `unchanged` keeps the `previous` file, `absent` means that the source doesn't
 * exist (any more) and deletes it.
 */
export type Write = (
  unfinished: string,
  previous: CachedFile | undefined,
) => Promise<'written' | 'unchanged' | 'absent'>

type IsFresh = (file: CachedFile) => boolean

export interface DiskCache {
  readonly folder: string
  /** Returns a cached file as it is. */
  peek(name: string): Promise<CachedFile | undefined>
  /**
   * Returns a file, written once for all concurrent callers. The successor of a stale file is awaited for two seconds;
   * after that, or when writing fails, the caller gets the stale file.
   * @returns undefined where the source is absent
   * @throws {DiskFull} where the file isn't cached and there is no room for it
   */
  find(name: string, write: Write, isFresh?: IsFresh): Promise<CachedFile | undefined>
  /** Writes a file unless it is fresh. Not shared with concurrent callers, and never stale. */
  add(name: string, write: Write, isFresh?: IsFresh): Promise<CachedFile | undefined>
  /** Rewrites a file that is cached or in flight; the previous one is served until then. */
  refresh(name: string, write: Write): Promise<CachedFile | undefined>
  /** Returns how many files are being written for callers of `find`. */
  inFlight(): number
  drop(names: readonly string[]): Promise<void>
}

interface Options {
  readonly reservedBytes?: number
  /** With a cap, the least recently used files are evicted. */
  readonly maxBytes?: number
  readonly staleAfterMilliseconds?: number
}

/**
 * A cache of files that can be recreated. A file is complete or absent. Nothing is added while the disk is nearly full.
 * Servers of a cluster share the folder.
 */
export function diskCache(folder: string, options: Options = {}): DiskCache {
  const { reservedBytes = RESERVED_BYTES, staleAfterMilliseconds = STALE_AFTER_MILLISECONDS } = options
  const inFlight = new Map<string, Promise<CachedFile | undefined>>()
  /** Files in flight whose source may have changed after it was read. */
  const outdated = new Set<string>()
  const sizes = options.maxBytes === undefined ? undefined : sizeIndex(folder, options.maxBytes)

  const peek = (name: string) => inspect(join(folder, name))

  async function store(name: string, write: Write, isFresh: IsFresh): Promise<CachedFile | undefined> {
    const path = join(folder, name)
    for (let attempt = 1; ; attempt++) {
      outdated.delete(name)
      const previous = await inspect(path)
      if (previous && attempt === 1 && isFresh(previous)) return previous
      const unfinished = join(folder, `.${randomUUID()}`)
      try {
        await mkdir(folder, { recursive: true })
        await requireRoom()
        const outcome = await write(unfinished, previous)
        if (outdated.has(name)) continue
        if (outcome === 'absent') await rm(path, { force: true })
        if (outcome === 'written') await rename(unfinished, path)
        if (outdated.has(name)) continue
        const file = await inspect(path)
        await sizes?.add(name, file?.sizeBytes ?? 0)
        return file
      } catch (error) {
        if (outdated.has(name)) continue
        throw isDiskFull(error) ? new DiskFull(folder, { cause: error }) : error
      } finally {
        await rm(unfinished, { force: true })
      }
    }
  }

  async function requireRoom() {
    const { bavail, bsize } = await statfs(folder)
    if (bavail * bsize < reservedBytes) throw new DiskFull(folder)
  }

  function storeOnce(name: string, write: Write, isFresh: IsFresh) {
    const flight = inFlight.get(name) ?? store(name, write, isFresh).finally(() => inFlight.delete(name))
    inFlight.set(name, flight)
    return flight
  }

  return {
    folder,
    peek,
    async find(name, write, isFresh = () => true) {
      const previous = await peek(name)
      if (previous && isFresh(previous)) {
        sizes?.use(name)
        return previous
      }
      const flight = storeOnce(name, write, isFresh)
      if (!previous) return flight
      const patience = sleep(staleAfterMilliseconds, previous, { ref: false })
      return Promise.race([flight, patience]).catch(() => previous)
    },
    add: (name, write, isFresh = () => true) => store(name, write, isFresh),
    async refresh(name, write) {
      const flight = inFlight.get(name)
      if (flight) outdated.add(name)
      return flight ?? ((await peek(name)) && storeOnce(name, write, () => false))
    },
    inFlight: () => inFlight.size,
    async drop(names) {
      for (const name of names) {
        if (inFlight.has(name)) outdated.add(name)
        await rm(join(folder, name), { force: true })
        await sizes?.add(name, 0)
      }
    },
  }
}

async function inspect(path: string): Promise<CachedFile | undefined> {
  const file = await stat(path).catch(() => undefined)
  return file && { path, sizeBytes: file.size, modifiedAt: Math.round(file.mtimeMs) }
}

/** The sizes of the files in a folder. A file that exceeds the cap, or the least recently used ones, are deleted. */
function sizeIndex(folder: string, maxBytes: number) {
  const remove = (name: string) => void rm(join(folder, name), { force: true }).catch(() => undefined)
  const known = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (bytes) => Math.max(BLOCK_BYTES, bytes),
    dispose: (_bytes, name, reason) => reason === 'evict' && remove(name),
  })
  let loading: Promise<void> | undefined

  function add(name: string, bytes: number) {
    if (bytes === 0) known.delete(name)
    else if (!known.set(name, bytes).has(name)) remove(name)
  }

  async function load() {
    const names = await readdir(folder).catch((): string[] => [])
    const files = await Promise.all(
      names.map(async (name) => ({ name, file: await inspect(join(folder, name)) })),
    )
    files.sort((a, b) => (a.file?.modifiedAt ?? 0) - (b.file?.modifiedAt ?? 0))
    for (const { name, file } of files) add(name, file?.sizeBytes ?? 0)
  }

  return {
    async add(name: string, bytes: number) {
      loading ??= load()
      await loading
      add(name, bytes)
    },
    use: (name: string) => void known.get(name),
  }
}

const NO_ROOM = new Set(['ENOSPC', 'EDQUOT', 'EROFS'])

/** Whether a write failed for lack of room. Image libraries say so only in the message. */
function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (
    NO_ROOM.has((error as NodeJS.ErrnoException).code ?? '') || /No space left on device/i.test(error.message)
  )
}
