import { nameOfToday } from '@pulli/domain/day/find-time-zone.ts'
import { DEFAULT_TIME_ZONE } from '@pulli/domain/day/local-day.ts'

/** The time zones that this browser knows, by their current names. A browser without a list still finds its own. */
export function knownZones(): string[] {
  const listed = 'supportedValuesOf' in Intl ? Intl.supportedValuesOf('timeZone') : []
  const all = [...listed, DEFAULT_TIME_ZONE, deviceZone()]
  return [...new Set(all.map(nameOfToday))].sort()
}

/** The time zone of this device. */
export function deviceZone(): string {
  return nameOfToday(Intl.DateTimeFormat().resolvedOptions().timeZone || DEFAULT_TIME_ZONE)
}
