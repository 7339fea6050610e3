import { writeSync, write as writeToFile } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { type LogSource, logEntry } from './log-entry.ts'

/** About 6 000 lines: how far a pipe's reader or a slow disk may fall behind before lines are dropped. */
const LARGEST_BACKLOG_BYTES = 1024 * 1024

const BUSY_MILLISECONDS = 50
const LINE_BREAK = 0x0a

export interface LogDestination {
  /** Writes a line with its line break. Never throws or blocks. */
  write(line: string): void
  /** The number of lines dropped since the start of the process. */
  droppedLines(): number
  /** Resolves when all earlier lines are in the file, or dropped. */
  settled(): Promise<void>
  /** Flushes the queue as far as that is possible at once, at the end of the process. */
  flush(): void
}

type Write = (fd: number, bytes: Buffer, offset: number) => Promise<{ bytesWritten: number }>

/**
 * The destination of a log. Logging must never stop a process: what can't be written, as to a full disk or a stalled
 * pipe, is dropped and counted, and a line says how many are missing once writing works again.
 */
export function logDestination(
  fd: number,
  source: LogSource,
  write: Write = promisify(writeToFile),
): LogDestination {
  let backlog: string[] = []
  let backlogBytes = 0
  let dropped = 0
  let announced = 0
  /** The last write ended in the middle of a line. */
  let isLineCut = false
  let isWriting = false
  let settled = Promise.resolve()

  function takeBacklog(): string[] {
    const lines = backlog
    backlog = []
    backlogBytes = 0
    return lines
  }

  async function writeBacklog() {
    isWriting = true
    while (backlog.length > 0) {
      const missing = dropped - announced
      if (missing > 0 && (await writeLines([noticeOf(source, missing)])) === 0) announced += missing
      const lost = await writeLines(takeBacklog())
      dropped += lost
    }
    isWriting = false
  }

  /** @returns the number of lines that weren't written whole */
  async function writeLines(lines: readonly string[]): Promise<number> {
    const start = isLineCut ? '\n' : ''
    const bytes = Buffer.from(start + lines.join(''))
    const written = await writeAll(bytes)
    if (written > 0) isLineCut = bytes[written - 1] !== LINE_BREAK
    let end = start.length
    return lines.filter((line) => {
      end += Buffer.byteLength(line)
      return end > written
    }).length
  }

  /** @returns the number of bytes written before the failure */
  async function writeAll(bytes: Buffer): Promise<number> {
    let written = 0
    while (written < bytes.length) {
      try {
        written += (await write(fd, bytes, written)).bytesWritten
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') break
        // The pipe's reader is behind: lines are queued up to the limit.
        await sleep(BUSY_MILLISECONDS)
      }
    }
    return written
  }

  return {
    write(line) {
      if (backlogBytes + line.length > LARGEST_BACKLOG_BYTES) {
        dropped++
        return
      }
      backlog.push(line)
      backlogBytes += line.length
      if (!isWriting) settled = writeBacklog()
    },
    droppedLines: () => dropped,
    settled: () => settled,
    flush() {
      if (backlog.length === 0) return
      try {
        writeSync(fd, takeBacklog().join(''))
      } catch {
        // The process is ending: no reader is left.
      }
    },
  }
}

function noticeOf(source: LogSource, dropped: number): string {
  return logEntry(source, { level: 'warn', dropped, msg: 'log lines were dropped' })
}
