import { describeError } from '@pulli/api/http/describe-error.ts'
import pino, { type DestinationStream, type Logger } from 'pino'
import type { LogSource } from './log-entry.ts'

interface Options {
  readonly source: LogSource
  readonly level: 'debug' | 'info' | 'warn' | 'error' | 'silent'
  readonly destination: DestinationStream
}

/** The log of this process, in the form of `logEntry`. */
export function processLog({ source, level, destination }: Options): Logger {
  return pino(
    {
      level,
      base: { ...source },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      // Of Fastify's own lines: the messages of errors quote what people typed.
      serializers: { err: describeError },
    },
    destination,
  )
}
