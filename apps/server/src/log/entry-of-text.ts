import { stripVTControlCharacters } from 'node:util'
import { type LogLevel, type LogSource, logEntry } from './log-entry.ts'

/** `(node:7) [DEP0040] DeprecationWarning: …`, and the line with which Node says how to find its place. */
const WARNING_OF_NODE = /^\((?:node:\d+\) (?:\[\w+\] )?\w*Warning: |Use `node --trace-)/

/** Returns the log line of what a process printed: as it is where it has the form already, else as the message of one. */
export function entryOfText(source: LogSource, level: LogLevel, message: string): string {
  return isEntry(message) ? `${message}\n` : entryOf(source, level, stripVTControlCharacters(message))
}

/** Node writes its warnings where errors go. */
const entryOf = (source: LogSource, level: LogLevel, msg: string) =>
  logEntry(source, { level: WARNING_OF_NODE.test(msg) ? 'warn' : level, msg })

function isEntry(message: string): boolean {
  if (!message.startsWith('{')) return false
  try {
    const { time, level, process, msg } = JSON.parse(message)
    return [time, level, process, msg].every((field) => typeof field === 'string')
  } catch {
    return false
  }
}
