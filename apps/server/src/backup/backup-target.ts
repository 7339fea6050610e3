import { Readable } from 'node:stream'
import { folderStore } from './folder-store.ts'
import type { ObjectStore } from './object-store.ts'

/** How long a target may keep a command waiting without taking or giving a byte. */
const WITHIN_MILLISECONDS = 5 * 60_000

/** Opens a folder, or `s3://bucket/folder`. */
export async function openTarget(
  address: string,
  withinMilliseconds = WITHIN_MILLISECONDS,
): Promise<ObjectStore> {
  return withLimit(await targetAt(address), address, withinMilliseconds)
}

async function targetAt(address: string): Promise<ObjectStore> {
  if (!address.startsWith('s3://')) return folderStore(address)
  const { s3Store } = await import('./s3-store.ts')
  // Self-hosted endpoints (MinIO, Ceph, Garage) seldom have a host name for each bucket.
  return s3Store(address, { forcePathStyle: true })
}

/** Whether a call hangs that this process has given up. */
let hasLeftCalls = false

/** Ends a command. One that left a file system call behind could not end by itself: its exit waits for that call. */
export function endCommand(code: number): void {
  process.exitCode = code
  if (hasLeftCalls) process.kill(process.pid, 'SIGKILL')
}

/** A target that for too long neither answered nor took or gave a byte. */
export class TargetHangs extends Error {
  override readonly name = 'TargetHangs'

  constructor(address: string, milliseconds: number) {
    hasLeftCalls = true
    super(
      `${address} has not answered for ${Math.ceil(milliseconds / 1_000)} s: is the disk mounted, and does the machine or service behind it run?`,
    )
  }
}

/** What a target refused, with where it is: `connect ECONNREFUSED` alone could be about anything. */
function refusalOf(error: unknown, address: string): unknown {
  if (!(error instanceof Error) || error instanceof TargetHangs || error.name === 'MissingFile') return error
  const reason = error.message || ('code' in error ? String(error.code) : error.name)
  return reason.includes(address) ? error : new Error(`${address} refuses: ${reason}`, { cause: error })
}

/**
 * Ends each call that waits for a target for too long. A slow one may take as long as it likes, as long as bytes move; the
 * time that a source or a reader takes is not counted. A file system call that hangs is left behind, as no process can end it.
 */
export function withLimit(target: ObjectStore, address: string, milliseconds: number): ObjectStore {
  const clock = () => limit(() => new TargetHangs(address, milliseconds), milliseconds)

  async function within<Result>(call: Promise<Result>): Promise<Result> {
    const { start, stop, expired } = clock()
    start()
    try {
      return await Promise.race([call, expired])
    } catch (error) {
      throw refusalOf(error, address)
    } finally {
      stop()
    }
  }

  return {
    async put(name, content) {
      const { start, stop, expired } = clock()
      let fault: unknown
      const handed = Readable.from(
        (async function* () {
          stop()
          try {
            for await (const chunk of content) {
              start()
              yield chunk
              stop()
            }
          } catch (error) {
            fault = error
            throw error
          }
          start()
        })(),
        { objectMode: false },
      )
      start()
      const putting = target.put(name, handed)
      // Left behind where it hangs.
      putting.catch(() => undefined)
      try {
        await Promise.race([putting, expired])
      } catch (error) {
        handed.destroy()
        content.destroy()
        throw fault ?? refusalOf(error, address)
      } finally {
        stop()
      }
    },
    async get(name) {
      const source = await within(target.get(name))
      return Readable.from(
        (async function* () {
          const chunks = source[Symbol.asyncIterator]()
          try {
            for (;;) {
              const { done, value } = await within(chunks.next())
              if (done) return
              yield value
            }
          } finally {
            source.destroy()
          }
        })(),
        { objectMode: false },
      )
    },
    list: (folder) => within(target.list(folder)),
    remove: (name) => within(target.remove(name)),
  }
}

/** A timer that is started and stopped many times, and what rejects when it runs out. */
function limit(fault: () => Error, milliseconds: number) {
  const { promise: expired, reject } = Promise.withResolvers<never>()
  // There may be no one waiting yet.
  expired.catch(() => undefined)
  let timer: NodeJS.Timeout | undefined
  const stop = () => clearTimeout(timer)
  const start = () => {
    stop()
    timer = setTimeout(() => reject(fault()), milliseconds)
  }
  return { start, stop, expired }
}
