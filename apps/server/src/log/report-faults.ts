import { describeError } from '@pulli/api/http/describe-error.ts'

interface Options {
  readonly log: Record<'error' | 'fatal', (fields: object, message: string) => void>
  /** Drains this process and exits with a code that makes its launcher start another. */
  endWithFault(): void
}

/**
 * Logs uncaught errors by type and stack position, never by message. After an unhandled rejection the server continues.
 * After an uncaught exception its state is unknown: requests in flight are answered, and another process takes over.
 */
export function reportFaults({ log, endWithFault }: Options): void {
  process.on('unhandledRejection', (error) =>
    log.error({ error: describeError(error) }, 'a promise failed and nobody waited for it'),
  )
  process.on('uncaughtException', (error) => {
    log.fatal({ error: describeError(error) }, 'an exception was not caught: this server ends')
    endWithFault()
  })
}
