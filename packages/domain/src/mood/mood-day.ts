import { addDays } from '#day/add-days.ts'

const DAYS_BACK = 6

/**
 * Returns whether a mood may be created for a day: today, or one of the six days before it (decision D36).
 * Both are `YYYY-MM-DD` in the member's zone.
 */
export function isOpenForMood(day: string, today: string): boolean {
  // Days with four-digit years sort as text.
  return addDays(today, -DAYS_BACK) <= day && day <= today
}
