import type { Mood } from '@pulli/contracts/mood.ts'
import type { KeptMood } from '@pulli/data/mood/list-moods.ts'

/** A mood as the API answers it. */
export const shownMood = ({ moodId, moodType, note, day, version, createdAt }: KeptMood): Mood => ({
  mood_id: moodId,
  mood_type: moodType,
  note,
  day,
  version,
  createdAt: createdAt.toISOString(),
})
