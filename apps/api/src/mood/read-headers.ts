import { isTimeZone } from '@pulli/domain/day/local-day.ts'
import { m } from '@pulli/messages/messages.js'
import { InvalidInput } from '#http/invalid-input.ts'

/**
 * Reads `X-Time-Zone`. Without one, or with one that nobody knows, the member's own time zone counts, which is India's
 * until they choose another (decision D17): no form shows that field.
 */
export function readTimeZone(header: string | undefined, ownTimeZone: string): string {
  return header && isTimeZone(header) ? header : ownTimeZone
}

/**
 * Reads the version in `If-Match`, with or without quotes. `*` and a missing header both match any version.
 * @throws InvalidInput
 */
export function readVersion(header: string | undefined): number | undefined {
  if (header === undefined || header === '*') return undefined
  const [, , version] = /^("?)([1-9][0-9]{0,8})\1$/.exec(header) ?? []
  if (version === undefined) throw new InvalidInput({ 'If-Match': m.moods_field_version_malformed() })
  return Number(version)
}
