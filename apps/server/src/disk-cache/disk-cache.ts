import { randomUUID } from 'node:crypto'
import { access, mkdir, rename, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { isDiskFull } from './is-disk-full.ts'

/** What is left to PostgreSQL on the same disk: four segments of its log of changes. */
const RESERVED_BYTES = 64 * 1024 * 1024

/** What was to be made finds no room: it can be had, but not kept. */
export class DiskFull extends Error {
  override readonly name = 'DiskFull'
}

/** Each can meet one process that clears the folder. */
const MOST_ATTEMPTS = 5

export interface DiskCache {
  readonly folder: string
  /**
   * The path of a file, made when it is not there yet: once, however many ask at the same time.
   * @param make writes the file at the path that it is given; false: there is nothing to be kept
   * @returns undefined where there is nothing to be kept
   * @throws {DiskFull} where there is no room for it
   */
  find(name: string, make: (unfinished: string) => Promise<boolean>): Promise<string | undefined>
  /** The same for one that nobody waits for: who asks meanwhile has it made on their own, and sooner. */
  add(name: string, make: (unfinished: string) => Promise<boolean>): Promise<string | undefined>
  has(name: string): Promise<boolean>
  /** How many files are being made. */
  making(): number
  /** Resolves when none is being made. */
  settled(): Promise<void>
  /** Forgets these files alone. */
  drop(names: readonly string[]): Promise<void>
  /** Forgets all files. What is being made meanwhile is made anew, from what there is after that. */
  clear(): Promise<void>
}

/**
 * Files that can be made again, each kept whole or not at all. While the disk is nearly full nothing is added.
 */
export function diskCache(folder: string, { reservedBytes = RESERVED_BYTES } = {}): DiskCache {
  const flights = new Map<string, Promise<string | undefined>>()
  // Servers of a cluster share the folder, and clear it at the same time.
  const cleared = `${folder}.cleared-${process.pid}`
  let generation = 0
  let clearing: Promise<void> = Promise.resolve()

  async function make(name: string, write: (unfinished: string) => Promise<boolean>) {
    const path = join(folder, name)
    for (let attempt = 1; ; attempt++) {
      const begun = generation
      await clearing.catch(() => undefined)
      if (begun !== generation) continue
      if (await fileExists(path)) return path
      const unfinished = join(folder, `.${randomUUID()}`)
      try {
        await mkdir(folder, { recursive: true })
        await demandRoom()
        const isMade = await write(unfinished)
        if (begun !== generation) continue
        if (!isMade) return undefined
        await rename(unfinished, path)
        if (begun !== generation) continue
        return path
      } catch (error) {
        // The folder was cleared meanwhile, by this process or by another one that shares it.
        if (begun !== generation || (attempt < MOST_ATTEMPTS && isMissing(error))) continue
        throw isDiskFull(error) ? new DiskFull(folder, { cause: error }) : error
      } finally {
        await rm(unfinished, { force: true })
      }
    }
  }

  async function demandRoom() {
    const { bavail, bsize } = await statfs(folder)
    if (bavail * bsize < reservedBytes) throw new DiskFull(folder)
  }

  /** The folder goes in one step: to delete it file by file, beside somebody who writes into it, fails. */
  async function takeAway() {
    await rm(cleared, { recursive: true, force: true })
    await rename(folder, cleared).catch((error) => {
      if (error.code !== 'ENOENT') throw error
    })
  }

  return {
    folder,
    find(name, write) {
      const flight = flights.get(name) ?? make(name, write).finally(() => flights.delete(name))
      flights.set(name, flight)
      return flight
    },
    add: make,
    async has(name) {
      await clearing.catch(() => undefined)
      return fileExists(join(folder, name))
    },
    making: () => flights.size,
    async settled() {
      while (flights.size > 0) await Promise.allSettled(flights.values())
    },
    async drop(names) {
      for (const name of names) await rm(join(folder, name), { force: true })
    },
    async clear() {
      generation++
      clearing = clearing.catch(() => undefined).then(takeAway)
      await clearing
      await rm(cleared, { recursive: true, force: true })
    },
  }
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

const fileExists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )
