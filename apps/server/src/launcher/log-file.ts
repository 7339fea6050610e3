import type { ChildProcess } from 'node:child_process'
import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { entryOfText } from '#log/entry-of-text.ts'
import { type LogDestination, logDestination } from '#log/log-destination.ts'
import type { LogSource } from '#log/log-entry.ts'
import { readMessages } from '#log/text-lines.ts'

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
