import { addDays } from '#day/add-days.ts'
import type { MoodEntry } from './mood-entry.ts'

const DAYS = 90
const MOST = 3
const NOTES_NEEDED = 3

/**
 * Returns a member's notes from days rated GOOD or GREAT: the latest three of the ninety days up to `today`, newest
 * first, as a reminder in their own words without an interpretation. Empty if there are fewer than three.
 */
export function brighterNotes(entries: readonly MoodEntry[], today: string): MoodEntry[] {
  const since = addDays(today, 1 - DAYS)
  const written = entries
    .filter(({ day, note }) => since <= day && day <= today && note !== '')
    .filter(({ moodType }) => moodType === 'GOOD' || moodType === 'GREAT')
    .sort((a, b) => (a.day < b.day ? 1 : -1))
  return written.length < NOTES_NEEDED ? [] : written.slice(0, MOST)
}
