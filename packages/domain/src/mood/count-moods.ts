import type { MoodEntry } from './mood-entry.ts'
import { MOOD_TYPES, type MoodType } from './mood-types.ts'

/** The number of days per mood, and in total. */
export interface MoodCounts {
  of: Record<MoodType, number>
  total: number
}

/** Counts the moods from `from` to `to`, inclusive (`YYYY-MM-DD`). */
export function countMoods(
  entries: readonly MoodEntry[],
  { from, to }: { from: string; to: string },
): MoodCounts {
  const within = entries.filter(({ day }) => from <= day && day <= to)
  const count = (type: MoodType) => within.filter(({ moodType }) => moodType === type).length
  const [awful, bad, okay, good, great] = MOOD_TYPES.map(count)
  return {
    of: { AWFUL: awful ?? 0, BAD: bad ?? 0, OKAY: okay ?? 0, GOOD: good ?? 0, GREAT: great ?? 0 },
    total: within.length,
  }
}
