import { addDays } from '#day/add-days.ts'
import { isHard } from './hard-days.ts'
import type { MoodEntry } from './mood-entry.ts'

const LATEST = 7
const LOW = 5
const DAYS = 14

/**
 * Returns whether the latest days were mostly hard: at least five of the latest seven entries are AWFUL or BAD, and
 * all seven are within the last fourteen days up to `today` (`YYYY-MM-DD`).
 *
 * No published threshold exists for one tap a day. The ICD-11 (6A70, depressive episode) speaks of "most of the day,
 * nearly every day during a period lasting at least two weeks"; five of seven is nearly every day of half that time.
 * It triggers early on purpose, because it leads to an offer of help, not a finding. Days without an entry do not count;
 * a single hard day or an old run does not trigger it.
 */
export function isLowRun(entries: readonly MoodEntry[], today: string): boolean {
  const since = addDays(today, 1 - DAYS)
  const latest = entries
    .filter(({ day }) => since <= day && day <= today)
    .sort((a, b) => (a.day < b.day ? 1 : -1))
    .slice(0, LATEST)
  const low = latest.filter(({ moodType }) => isHard(moodType))
  return latest.length === LATEST && low.length >= LOW
}
