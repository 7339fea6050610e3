/** The five moods, from the lowest: a mood's place is its value, 0 to 4. */
export const MOOD_TYPES = ['AWFUL', 'BAD', 'OKAY', 'GOOD', 'GREAT'] as const
export type MoodType = (typeof MOOD_TYPES)[number]
