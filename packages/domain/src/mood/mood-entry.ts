import { MOOD_TYPES, type MoodType } from './mood-types.ts'

/** A member's mood on one day. `note` is empty if there is none. */
export interface MoodEntry {
  day: string
  moodType: MoodType
  note: string
}

/** The value of a mood, 0 (AWFUL) to 4 (GREAT) (specification: slider index). */
export const moodValue = (moodType: MoodType): number => MOOD_TYPES.indexOf(moodType)
