import { type LogLevel, type LogSource, logEntry } from './log-entry.ts'

/** Milliseconds, process id, SQLSTATE and database, before each message of PostgreSQL. */
export const POSTGRES_LINE_PREFIX = '%n %p %e "%d" '

const MESSAGE = /^(\d+\.\d+) (\d+) ([0-9A-Z]{5}) "(.*?)" ([A-Z]+)\d?: {1,2}([\s\S]*)$/

const SOURCE: LogSource = { process: 'postgres' }

const LEVELS: Readonly<Record<string, LogLevel>> = {
  DEBUG: 'debug',
  INFO: 'info',
  NOTICE: 'info',
  LOG: 'info',
  WARNING: 'warn',
  ERROR: 'error',
  // It ended one session.
  FATAL: 'error',
  // It ended all of them.
  PANIC: 'fatal',
}

/** Statements have values written into them, and details quote rows. The settings leave them out too. */
const NEVER_LOGGED = ['DETAIL', 'STATEMENT', 'CONTEXT', 'QUERY']

/** Sessions that an operator ended, or that came while the server starts or stops. */
const OPERATOR_INTERVENTION = '57'

/** Whose messages quote what was sent: invalid data, and what a function of the database says. */
const QUOTING = ['22', 'P0']

/**
 * Returns the log line of a message of PostgreSQL, which prints it with `POSTGRES_LINE_PREFIX`; undefined for what is never
 * logged. `invalid input syntax for type uuid: "…"` loses what it quotes.
 */
export function entryOfPostgres(text: string): string | undefined {
  const [, seconds, pid, code = '', database, severity = '', message = ''] = MESSAGE.exec(text) ?? []
  // Before it has read its settings it has no prefix. Then it can only quote those.
  if (seconds === undefined) return logEntry(SOURCE, { level: 'warn', msg: text })
  if (NEVER_LOGGED.includes(severity)) return undefined
  const level = LEVELS[severity] ?? 'info'
  return logEntry(SOURCE, {
    time: new Date(Number(seconds) * 1_000),
    level: level === 'error' && code.startsWith(OPERATOR_INTERVENTION) ? 'warn' : level,
    pid: Number(pid),
    ...(code !== '00000' && { code }),
    ...(database && { database }),
    msg: QUOTING.includes(code.slice(0, 2))
      ? message.replace(/"[\s\S]*"/, '"…"')
      : message.replaceAll('\n\t', '\n'),
  })
}
