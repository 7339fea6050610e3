import { type LogLevel, type LogSource, logEntry } from './log-entry.ts'

/**
 * Says what a start met before there is a log, on the standard error output: in words to a person at a terminal, elsewhere
 * as a line of the log.
 */
export function tellOperator(source: LogSource, level: LogLevel, text: string): void {
  const prefix = level === 'warn' ? 'Warning: ' : ''
  process.stderr.write(process.stderr.isTTY ? `${prefix}${text}\n` : logEntry(source, { level, msg: text }))
}
