import { addDays } from '#day/add-days.ts'
import type { MoodEntry } from './mood-entry.ts'
import type { MoodType } from './mood-types.ts'

/** In days. Source: the design of care, section 1; it leads to an offer, not to a finding. */
const HARD_DAYS = 3

/** Whether a mood is one of the two lowest. */
export function isHard(moodType: MoodType): boolean {
  return moodType === 'AWFUL' || moodType === 'BAD'
}

/**
 * Whether the latest three days in a row were AWFUL or BAD: today and the two days before, or, where today has no entry
 * yet, the three days before it (`YYYY-MM-DD`).
 */
export function areHardDays(entries: readonly Pick<MoodEntry, 'day' | 'moodType'>[], today: string): boolean {
  const byDay = new Map(entries.map(({ day, moodType }) => [day, moodType]))
  const last = byDay.has(today) ? today : addDays(today, -1)
  return Array.from({ length: HARD_DAYS }, (_, n) => byDay.get(addDays(last, -n))).every(
    (moodType) => moodType !== undefined && isHard(moodType),
  )
}
