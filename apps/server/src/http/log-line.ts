import { describeError } from '@pulli/api/http/describe-error.ts'
import type { LogEvent } from '@pulli/web/site-context.ts'

/**
 * What the log has of an event of the pages. An error is told by its kind and place: its own words may quote what
 * somebody typed. So may those of the answers that the router throws, which are no `Error`.
 */
export function logLine({ message, ...fields }: LogEvent): [object, string] {
  const told = Object.entries(fields).map(([name, value]) => {
    const isFault = value instanceof Error || (name === 'error' && typeof value === 'object')
    return [name, isFault ? describeError(value) : value]
  })
  return [Object.fromEntries(told), message]
}
