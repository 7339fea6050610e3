import type { ChildProcess } from 'node:child_process'
import { closeSync, mkdirSync, openSync } from 'node:fs'
import { copyFile, readdir, rename, rm, stat, truncate } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type LogDestination, logDestination } from '#log/log-destination.ts'
import type { LogSource } from '#log/log-entry.ts'
import { entryOfText, readMessages } from '#log/text-lines.ts'

/**
 * Opens a log for appending, as a child's standard output. If that fails, as on a full disk, the child runs without a
 * log. The caller closes it; `rotateLogs` limits its size.
 */
export function openLog(path: string): number | 'ignore' {
  try {
    mkdirSync(dirname(path), { recursive: true })
    return openSync(path, 'a', 0o600)
  } catch {
    return 'ignore'
  }
}

/** A log that this process writes itself. */
export interface LogFile extends LogDestination {
  close(): Promise<void>
}

/** Opens a log to write to. If that fails, its lines are dropped. */
export function openLogFile(path: string, source: LogSource): LogFile {
  const log = openLog(path)
  const destination =
    log === 'ignore'
      ? { write() {}, droppedLines: () => 0, flush() {}, settled: async () => undefined }
      : logDestination(log, source)
  return {
    ...destination,
    async close() {
      await destination.settled()
      if (log !== 'ignore') closeSync(log)
    },
  }
}

/** Returns the log line of a message, or undefined for what is not logged. */
export type ToEntry = (message: string, isError: boolean) => string | undefined

/**
 * Writes what a child prints to those of its outputs that are pipes into a log, until the child and its children have closed
 * them. This process must continue to read: a full pipe would block the child.
 *
 * @returns a promise that resolves when all of it is in the log
 */
export async function logOutput(
  child: ChildProcess,
  { path, source, toEntry }: { path: string; source: LogSource; toEntry?: ToEntry },
): Promise<void> {
  const file = openLogFile(path, source)
  const entryOf = toEntry ?? ((message, isError) => entryOfText(source, isError ? 'error' : 'info', message))
  const handle = (isError: boolean) => (message: string) => {
    const entry = entryOf(message, isError)
    if (entry !== undefined) file.write(entry)
  }
  await Promise.all([
    child.stdout && readMessages(child.stdout, handle(false)),
    child.stderr && readMessages(child.stderr, handle(true)),
  ])
  await file.close()
}

const LARGEST_BYTES = 10 * 1024 * 1024
/** `….1` is the newest. */
const OLDER_FILES = 4
const EVERY_MILLISECONDS = 5_000

interface Options {
  readonly largestBytes?: number
  readonly everyMilliseconds?: number
}

/**
 * Rotates each log of a folder at about 10 MB, and keeps four older ones, while other processes write to them. A log
 * is copied and then truncated, since its writer cannot reopen it on request: lines written in between are lost. A
 * failure, as on a full disk, is retried.
 *
 * @returns a function that stops the rotation
 */
export function rotateLogs(folder: string, options: Options = {}): () => void {
  const { largestBytes = LARGEST_BYTES, everyMilliseconds = EVERY_MILLISECONDS } = options
  let isRotating = false

  async function rotateLarge() {
    if (isRotating) return
    isRotating = true
    const names = await readdir(folder).catch(() => [])
    for (const name of names.filter((name) => name.endsWith('.log'))) {
      const log = join(folder, name)
      try {
        if ((await stat(log)).size > largestBytes) await rotate(log)
      } catch {
        // The next round tries again.
      }
    }
    isRotating = false
  }

  const timer = setInterval(rotateLarge, everyMilliseconds).unref()
  return () => clearInterval(timer)
}

async function rotate(log: string) {
  // The oldest is deleted first, which frees the space for the copy.
  if (await isThere(`${log}.1`)) {
    await rm(`${log}.${OLDER_FILES}`, { force: true })
    for (let age = OLDER_FILES - 1; age >= 1; age--)
      if (await isThere(`${log}.${age}`)) await rename(`${log}.${age}`, `${log}.${age + 1}`)
  }
  const copy = `${log}.copy`
  try {
    await copyFile(log, copy)
    await rename(copy, `${log}.1`)
  } catch (error) {
    await rm(copy, { force: true })
    throw error
  }
  await truncate(log, 0)
}

function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
