import type { MoodType } from '@pulli/domain/mood/mood-types.ts'

/** One check-in as it is sent, or queued in the browser until there is a network (D30). */
export interface CheckIn {
  /** The day it is for, `YYYY-MM-DD`, however late it is sent. */
  day: string
  moodType: MoodType
  /** Absent where the day's note could not be loaded and must not be overwritten. */
  note?: string
  /** The `Idempotency-Key`. */
  key: string
}
