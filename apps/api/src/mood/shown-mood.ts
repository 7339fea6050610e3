import type { Mood } from '@pulli/contracts/mood.ts'
import type { KeptMood } from '@pulli/data/mood/moods.ts'
import { momentOn } from '@pulli/domain/day/moment-on.ts'

/** A mood as the API returns it. A mood that was filled in later has a timestamp on its own day. */
export const shownMood = ({ moodId, moodType, note, day, timeZone, version, createdAt }: KeptMood): Mood => ({
  mood_id: moodId,
  mood_type: moodType,
  note,
  day,
  version,
  createdAt: momentOn(day, timeZone, createdAt).toISOString(),
})
