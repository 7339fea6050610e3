import { nameOfToday } from '@pulli/domain/day/find-time-zone.ts'
import { DEFAULT_TIME_ZONE } from '@pulli/domain/day/local-day.ts'

/** Lists the time zones of the browser by their current names. Without such a list at least its own. */
export function knownZones(): string[] {
  const listed = 'supportedValuesOf' in Intl ? Intl.supportedValuesOf('timeZone') : []
  const all = [...listed, DEFAULT_TIME_ZONE, deviceZone()]
  return [...new Set(all.map(nameOfToday))].sort()
}

/** Returns the time zone of this device. */
export function deviceZone(): string {
  return nameOfToday(Intl.DateTimeFormat().resolvedOptions().timeZone || DEFAULT_TIME_ZONE)
}
