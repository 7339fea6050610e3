/** The five moods, lowest first: the index is the value, 0 to 4. */
export const MOOD_TYPES = ['AWFUL', 'BAD', 'OKAY', 'GOOD', 'GREAT'] as const
export type MoodType = (typeof MOOD_TYPES)[number]
