import { addDays } from '#day/add-days.ts'
import type { MoodEntry } from './mood-entry.ts'

const DAYS = 90
const MOST = 3
const NOTES_NEEDED = 3

/**
 * Picks what a member wrote on days noted GOOD or GREAT: the latest three notes of the ninety days up to `today`,
 * the newest first. It is a reminder in their own words and says nothing about why a day was good. With fewer than
 * three such notes there is nothing to look back on yet: empty.
 */
export function brighterNotes(entries: readonly MoodEntry[], today: string): MoodEntry[] {
  const since = addDays(today, 1 - DAYS)
  const written = entries
    .filter(({ day, note }) => since <= day && day <= today && note !== '')
    .filter(({ moodType }) => moodType === 'GOOD' || moodType === 'GREAT')
    .sort((a, b) => (a.day < b.day ? 1 : -1))
  return written.length < NOTES_NEEDED ? [] : written.slice(0, MOST)
}
