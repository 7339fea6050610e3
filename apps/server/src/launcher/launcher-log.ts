import { join } from 'node:path'
import type { Logger } from 'pino'
import type { LogLevel } from '#log/log-entry.ts'
import { processLog } from '#log/process-log.ts'
import { openLogFile } from './log-file.ts'

/** Prints a sentence for who sits at the terminal, and logs it. */
export type Tell = (level: Extract<LogLevel, 'info' | 'warn' | 'error' | 'fatal'>, text: string) => void

/** The launcher's own log. What it prints beside it, such as passwords and links, is for the terminal alone. */
export interface LauncherLog {
  readonly log: Logger
  readonly tell: Tell
  /** Writes what is still waiting, at the end of the process. */
  flush(): void
}

/** Opens `logs/launcher.log` of a data folder. */
export function openLauncherLog(dataDir: string): LauncherLog {
  const source = { process: 'launcher' }
  const file = openLogFile(join(dataDir, 'logs', 'launcher.log'), source)
  const log = processLog({ source, level: 'info', destination: file })
  return {
    log,
    flush: file.flush,
    tell(level, text) {
      log[level](text.trim())
      if (level === 'info') process.stdout.write(`${text}\n`)
      else process.stderr.write(`${level === 'warn' ? 'Warning: ' : ''}${text}\n`)
    },
  }
}
