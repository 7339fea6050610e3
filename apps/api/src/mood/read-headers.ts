import type { SignedInMember } from '@pulli/data/members/members.ts'
import { isTimeZone } from '@pulli/domain/day/local-day.ts'
import { m } from '@pulli/messages/messages.js'
import { InvalidInput } from '#http/invalid-input.ts'

/**
 * Reads `X-Time-Zone`. The zone that a member chose wins (decision D72). Without a header, or with an unknown zone,
 * the member's own counts, which is that of the first device: no form shows that field.
 */
export function readTimeZone(
  header: string | undefined,
  { timeZone, isTimeZoneChosen }: Pick<SignedInMember, 'timeZone' | 'isTimeZoneChosen'>,
): string {
  return !isTimeZoneChosen && header && isTimeZone(header) ? header : timeZone
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
