import { addDays } from '#day/add-days.ts'

const DAYS_BACK = 6

/** A check-in that waited offline longer than this is refused (decision D70). */
const LATE_DAYS = 30

/**
 * Returns whether a mood may be created for a day: today, or one of the six days before it (decision D36). For a check-in
 * that arrives late, the day on which it was made counts as today, for 30 days. All are `YYYY-MM-DD` in the member's zone.
 */
export function isOpenForMood(day: string, today: string, madeOn = today): boolean {
  // Days with four-digit years sort as text.
  if (madeOn < addDays(today, -LATE_DAYS)) return false
  return addDays(madeOn, -DAYS_BACK) <= day && day <= madeOn
}
