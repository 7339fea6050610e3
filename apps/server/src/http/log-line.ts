import { describeError } from '@pulli/api/http/describe-error.ts'
import type { LogEvent } from '@pulli/web/site-context.ts'

/**
 * Returns the log line of a page event. Errors are logged by type and stack position: their messages, and those of
 * the router's thrown responses, may quote what a visitor typed.
 */
export function logLine({ message, ...fields }: LogEvent): [object, string] {
  const told = Object.entries(fields).map(([name, value]) => {
    const isFault = value instanceof Error || (name === 'error' && typeof value === 'object')
    return [name, isFault ? describeError(value) : value]
  })
  return [Object.fromEntries(told), message]
}
