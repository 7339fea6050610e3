export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'fatal'

/** Which process writes a line. */
export interface LogSource {
  readonly process: string
  /** Which of several that do the same. */
  readonly replica?: string | undefined
}

interface Entry {
  readonly time?: Date
  readonly level: LogLevel
  readonly msg: string
  readonly [field: string]: unknown
}

/**
 * Returns a line of a log, with its line break. Every process writes this form: JSON with `time`, `level` as a word,
 * `process`, `msg`, and `replica` and `requestId` where there is one.
 */
export function logEntry(source: LogSource, { time = new Date(), level, msg, ...fields }: Entry): string {
  return `${JSON.stringify({ level, time: time.toISOString(), ...source, ...fields, msg })}\n`
}
