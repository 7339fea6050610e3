import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { openTarget, TargetHangs } from './backup-target.ts'
import type { ObjectStore } from './object-store.ts'

/** Where the server puts what lies beside the backups. */
export type SmallFileTarget = Pick<ObjectStore, 'put'>

const WITHIN_MILLISECONDS = 20_000
const IDLE_MILLISECONDS = 10_000

/** Opens the target for a server, which waits 20 s for it at most. */
export function openForServer(
  address: string,
  withinMilliseconds = WITHIN_MILLISECONDS,
): Promise<SmallFileTarget> {
  if (address.startsWith('s3://')) return openTarget(address, withinMilliseconds)
  return Promise.resolve(folderInProcess(address, withinMilliseconds))
}

interface Writer {
  readonly process: ChildProcess
  /** It takes files from now on: what it needs to start is no fault of the folder. */
  readonly ready: Promise<void>
}

interface Put {
  readonly resolve: () => void
  readonly reject: (error: Error) => void
}

/**
 * A folder that is written by a process of its own. On a disk that hangs, such as a network drive whose server is away,
 * file system calls never end, and four of them would stop every other file system call of this process.
 */
function folderInProcess(address: string, withinMilliseconds: number): SmallFileTarget {
  let writer: Writer | undefined
  let idle: NodeJS.Timeout | undefined
  let lastId = 0
  const waiting = new Map<number, Put>()

  function start(): Writer {
    const child = fork(join(import.meta.dirname, 'folder-process.ts'), [address], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: ['--disable-warning=ExperimentalWarning'],
    })
    child.unref()
    const { promise: ready, resolve, reject } = Promise.withResolvers<void>()
    ready.catch(() => undefined)
    child.on('message', ({ isReady, id = 0, error }: { isReady?: true; id?: number; error?: string }) => {
      if (isReady) resolve()
      else if (error === undefined) waiting.get(id)?.resolve()
      else waiting.get(id)?.reject(new Error(error))
    })
    const end = (error: Error) => {
      writer = undefined
      reject(error)
      for (const put of waiting.values()) put.reject(error)
    }
    child.once('error', end)
    child.once('exit', () => end(new Error(`the process that writes into ${address} ended`)))
    return { process: child, ready }
  }

  async function put(name: string, content: Readable): Promise<void> {
    const body = await text(content)
    // It was killed and has not ended: it hangs in the kernel, and so would another.
    if (writer?.process.killed) throw new TargetHangs(address, withinMilliseconds)
    clearTimeout(idle)
    writer ??= start()
    const { process, ready } = writer
    await ready
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const id = ++lastId
    waiting.set(id, { resolve, reject })
    const timer = setTimeout(() => {
      process.kill('SIGKILL')
      reject(new TargetHangs(address, withinMilliseconds))
    }, withinMilliseconds)
    process.send({ id, name, content: body }, (error) => error && reject(error))
    try {
      await promise
    } finally {
      clearTimeout(timer)
      waiting.delete(id)
      if (waiting.size === 0)
        idle = setTimeout(() => process.connected && process.disconnect(), IDLE_MILLISECONDS).unref()
    }
  }

  return { put }
}
