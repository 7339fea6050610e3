import { RETENTION } from '@pulli/domain/retention/retention-periods.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const ALL_HOURS = 48
const DAILY = 7
const WEEKLY = 5

/** A backup, as far as it matters for how long it stays. */
export interface DatedBackup {
  readonly at: Date
  readonly isByHand: boolean
}

/**
 * Returns which backups stay: all of the last 48 hours, what was made by hand, and the newest of each of the last seven
 * days, of the last five weeks and of each month; and none that is older than 35 days, because by then what was erased
 * must be gone from every copy. Days, weeks and months are those of UTC; a week begins on Monday. One that does not stay
 * is never missed later: it makes no difference how often the others were removed before.
 */
export function keptBackups<Backup extends DatedBackup>(backups: readonly Backup[], now: Date): Backup[] {
  const ageOf = ({ at }: Backup) => now.getTime() - at.getTime()
  const young = backups
    .filter((backup) => ageOf(backup) <= RETENTION.backupDays * DAY)
    .sort((one, other) => other.at.getTime() - one.at.getTime())
  const kept = new Set([
    ...young.filter((backup) => backup.isByHand || ageOf(backup) <= ALL_HOURS * HOUR),
    ...newestOfEach(young, dayOf).slice(0, DAILY),
    ...newestOfEach(young, weekOf).slice(0, WEEKLY),
    ...newestOfEach(young, monthOf),
  ])
  return backups.filter((backup) => kept.has(backup))
}

/** @param backups the newest first */
function newestOfEach<Backup extends DatedBackup>(
  backups: readonly Backup[],
  period: (at: Date) => number,
): Backup[] {
  return [...Map.groupBy(backups, ({ at }) => period(at)).values()].flatMap(([newest]) => newest ?? [])
}

const dayOf = (at: Date) => Math.floor(at.getTime() / DAY)

/** 1 January 1970 was a Thursday. */
const weekOf = (at: Date) => Math.floor((dayOf(at) + 3) / 7)

const monthOf = (at: Date) => at.getUTCFullYear() * 12 + at.getUTCMonth()
