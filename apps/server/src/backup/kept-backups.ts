import { RETENTION } from '@pulli/domain/retention/retention-periods.ts'

const DAY = 86_400_000
const DAILY = 7
const WEEKLY = 5

/**
 * Returns which backups stay: the newest of each of the last seven days and of each of the last five weeks, and none
 * that is older than 35 days. Days and weeks are those of UTC; a week begins on Monday.
 */
export function keptBackups<Backup extends { readonly at: Date }>(
  backups: readonly Backup[],
  now: Date,
): Backup[] {
  const young = backups
    .filter(({ at }) => now.getTime() - at.getTime() <= RETENTION.backupDays * DAY)
    .sort((one, other) => other.at.getTime() - one.at.getTime())
  const kept = new Set([
    ...newestOfEach(young, dayOf).slice(0, DAILY),
    ...newestOfEach(young, weekOf).slice(0, WEEKLY),
  ])
  return backups.filter((backup) => kept.has(backup))
}

/** @param backups the newest first */
function newestOfEach<Backup extends { readonly at: Date }>(
  backups: readonly Backup[],
  period: (at: Date) => number,
): Backup[] {
  return [...Map.groupBy(backups, ({ at }) => period(at)).values()].flatMap(([newest]) => newest ?? [])
}

const dayOf = (at: Date) => Math.floor(at.getTime() / DAY)

/** 1 January 1970 was a Thursday. */
const weekOf = (at: Date) => Math.floor((dayOf(at) + 3) / 7)
