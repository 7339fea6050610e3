import { NOTE_CHARACTERS } from '@pulli/domain/mood/mood-note.ts'
import { MOOD_TYPES } from '@pulli/domain/mood/mood-types.ts'
import { m } from '@pulli/messages/messages.js'
import { z } from 'zod'
import { Day } from './day.ts'
import { note } from './note.ts'

/** How many moods one answer of `GET /mood/getMoods` has at most. */
export const MOODS_A_PAGE = 400

const chosen = {
  moodType: z.enum(MOOD_TYPES, { error: () => m.moods_field_type_unknown() }),
  /** Left out or null, the note of the day stays as it is; empty, it goes. */
  note: note({ maxCharacters: NOTE_CHARACTERS, tooLong: m.moods_field_note_too_long })
    .nullish()
    .transform((text) => text ?? undefined),
}

/** What `POST /mood/createMood` takes. */
export const NewMood = z.strictObject({
  ...chosen,
  /** Today or one of the six days before. Left out, the day of `recorded_at`; without that, today. */
  day: Day.optional(),
  /** When it was made on the device, where it comes late: it is not put over what was changed since. */
  recorded_at: z.iso.datetime({ offset: true, error: () => m.field_instant_malformed() }).optional(),
})
export type NewMood = z.infer<typeof NewMood>

/** What `PUT /mood/updateMood/{mood_id}` takes. */
export const MoodChange = z.strictObject(chosen)
export type MoodChange = z.infer<typeof MoodChange>

/** How a member felt on one of their days. */
export const Mood = z.strictObject({
  mood_id: z.uuid(),
  mood_type: z.enum(MOOD_TYPES),
  /** Empty where none was written. */
  note: z.string(),
  /** `YYYY-MM-DD`, the member's local day. */
  day: z.string().meta({ format: 'date' }),
  /** Counts the changes, from 1; `If-Match` of `updateMood` names it. */
  version: z.int().min(1),
  /** The instant, in UTC, on the day of the mood: one filled in later has the hour at which that was done. */
  createdAt: z.string().meta({ format: 'date-time' }),
})
export type Mood = z.infer<typeof Mood>

/** What `GET /mood/getMoods` may be asked for: days from and to, both included. */
export const MoodListQuery = z.strictObject({ from: Day.optional(), to: Day.optional() })

/** What `GET /mood/getMoods` answers. */
export const MoodList = z.strictObject({
  /** The newest day first. */
  moods: z.array(Mood),
  /** What day it is for the member now, by `X-Time-Zone`. */
  today: z.string().meta({ format: 'date' }),
  /** Sent as `to` it gets the next page; null where that was the last. */
  next_to: z.string().meta({ format: 'date' }).nullable(),
})
export type MoodList = z.infer<typeof MoodList>
