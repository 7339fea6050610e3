import { stripVTControlCharacters } from 'node:util'
import { type LogLevel, type LogSource, logEntry } from './log-entry.ts'

/** Returns the log line of what a process printed: as it is where it has the form already, else as the message of one. */
export function entryOfText(source: LogSource, level: LogLevel, message: string): string {
  return isEntry(message)
    ? `${message}\n`
    : logEntry(source, { level, msg: stripVTControlCharacters(message) })
}

function isEntry(message: string): boolean {
  if (!message.startsWith('{')) return false
  try {
    const { time, level, process, msg } = JSON.parse(message)
    return [time, level, process, msg].every((field) => typeof field === 'string')
  } catch {
    return false
  }
}
