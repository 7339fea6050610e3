import { writeSync, write as writeToFile } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

/** About 6 000 lines: what a reader of a pipe, or a slow disk, may be behind before lines are dropped. */
const LARGEST_BACKLOG_BYTES = 1024 * 1024

const BUSY_MILLISECONDS = 50
const LINE_BREAK = 0x0a

export interface LogDestination {
  /** Takes a whole line with its line break. Never throws, and never waits. */
  write(line: string): void
  /** How many lines were dropped since the process started. */
  droppedLines(): number
  /** Writes what still waits, as far as that is possible at once. For the end of the process. */
  flush(): void
}

type Write = (fd: number, bytes: Buffer, offset: number) => Promise<{ bytesWritten: number }>

/**
 * Where pino writes. A log must stop nothing: what cannot be written, as on a full disk or into a pipe that nobody
 * reads any more, is dropped and counted, and once writing works again a line says how many lines are missing.
 */
export function logDestination(fd: number, write: Write = promisify(writeToFile)): LogDestination {
  let backlog: string[] = []
  let backlogBytes = 0
  let dropped = 0
  let announced = 0
  /** The last write ended within a line. */
  let isLineCut = false
  let isWriting = false

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
      if (missing > 0 && (await writeLines([noticeOf(missing)])) === 0) announced += missing
      const lost = await writeLines(takeBacklog())
      dropped += lost
    }
    isWriting = false
  }

  /** @returns how many of the lines did not go out whole */
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

  /** @returns how many of the bytes were written before it failed */
  async function writeAll(bytes: Buffer): Promise<number> {
    let written = 0
    while (written < bytes.length) {
      try {
        written += (await write(fd, bytes, written)).bytesWritten
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') break
        // A pipe whose reader is behind. What comes meanwhile waits, as much of it as may.
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
      if (!isWriting) void writeBacklog()
    },
    droppedLines: () => dropped,
    flush() {
      if (backlog.length === 0) return
      try {
        writeSync(fd, takeBacklog().join(''))
      } catch {
        // The process ends; there is nobody left to tell.
      }
    },
  }
}

/** In the form of pino's own lines; 40 is a warning. */
function noticeOf(count: number): string {
  const time = new Date().toISOString()
  return `${JSON.stringify({ level: 40, time, dropped: count, msg: 'log lines were dropped' })}\n`
}
