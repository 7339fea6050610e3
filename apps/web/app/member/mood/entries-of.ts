import type { MoodEntry } from '@pulli/domain/mood/mood-entry.ts'
import type { Days } from './use-mood-days.ts'

/** The days as the rules read them. */
export function entriesOf(days: Days): MoodEntry[] {
  return Array.from(days.values(), ({ day, mood_type, note }) => ({ day, moodType: mood_type, note }))
}
