import { MOOD_TYPES, type MoodType } from './mood-types.ts'

/** How a member felt on one of their days, as the rules read it. `note` is empty where none was written. */
export interface MoodEntry {
  day: string
  moodType: MoodType
  note: string
}

/** The value of a mood, 0 (AWFUL) to 4 (GREAT) (specification: slider index). */
export const moodValue = (moodType: MoodType): number => MOOD_TYPES.indexOf(moodType)
