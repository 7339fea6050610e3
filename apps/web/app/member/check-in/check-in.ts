import type { MoodType } from '@pulli/domain/mood/mood-types.ts'

/** One check-in as it is sent, and as it can wait in the browser until there is a network (D30). */
export interface CheckIn {
  /** The day it was made for, `YYYY-MM-DD`; it goes with it, however late it is sent. */
  day: string
  moodType: MoodType
  /** Left out where the day's own note is not known and must stay. */
  note?: string
  /** `Idempotency-Key`: sent twice, it is one check-in. */
  key: string
}
