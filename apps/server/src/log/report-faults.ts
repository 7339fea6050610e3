import { describeError } from '@pulli/api/http/describe-error.ts'

interface Options {
  readonly log: Record<'error' | 'fatal', (fields: object, message: string) => void>
  /** Ends this process in order, and with a code by which its launcher starts another. */
  endWithFault(): void
}

/**
 * Says in the log what nobody caught, by kind and place and never by its message. A promise that failed with nobody
 * waiting left the rest whole, so the server goes on. An exception was thrown out of the middle of something: the
 * requests under way are answered, and then another process takes over.
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
