import { NOTE_CHARACTERS } from '@pulli/domain/mood/mood-note.ts'
import { MOOD_TYPES } from '@pulli/domain/mood/mood-types.ts'
import { m } from '@pulli/messages/messages.js'
import { z } from 'zod'
import { Day } from './day.ts'
import { lateTimes } from './late-times.ts'

/** The most moods in one response of `GET /mood/getMoods`. */
export const MOODS_A_PAGE = 400

// Control characters except tab and line feed, and lone surrogates.
const UNWRITABLE = /[\p{Cs}]|(?![\t\n])\p{Cc}/u

const chosen = {
  moodType: z.enum(MOOD_TYPES, { error: () => m.moods_field_type_unknown() }),
  /** Absent or null keeps the day's note; an empty string deletes it. */
  note: multiLineText({ maxCharacters: NOTE_CHARACTERS, tooLong: m.moods_field_note_too_long })
    .nullish()
    .transform((text) => text ?? undefined),
}

const late = lateTimes(
  'When a check-in that arrives late was made. It does not overwrite one that was made later.',
)

/** What `POST /mood/createMood` takes. */
export const NewMood = z.strictObject({
  ...chosen,
  ...late,
  /** Today or one of the six days before; both as it was made. Default: the day of `recorded_at`, or today. */
  day: Day.optional(),
})
export type NewMood = z.infer<typeof NewMood>

/** What `PUT /mood/updateMood/{mood_id}` takes. */
export const MoodChange = z.strictObject({ ...chosen, ...late })
export type MoodChange = z.infer<typeof MoodChange>

/** The query of `DELETE /mood/{mood_id}`. */
export const LateErasure = z.strictObject({
  ...lateTimes('When an erasure that arrives late was made. It erases nothing that was made later.'),
  day: Day.optional().meta({
    description:
      'The day of the entry. Send it with `recorded_at`: if another device erased the entry meanwhile, what was checked in on the day since then, and before this erasure, is erased.',
  }),
})

/** How a member felt on one of their days. */
export const Mood = z.strictObject({
  mood_id: z.uuid(),
  mood_type: z.enum(MOOD_TYPES),
  /** Empty if there is none. */
  note: z.string(),
  /** `YYYY-MM-DD`, the member's local day. */
  day: z.string().meta({ format: 'date' }),
  /** The version, from 1; sent as `If-Match` of `updateMood`. */
  version: z.int().min(1),
  /** The instant in UTC, on the mood's day; an entry made later has the time of day of its creation. */
  createdAt: z.string().meta({ format: 'date-time' }),
})
export type Mood = z.infer<typeof Mood>

/** What `DELETE /mood/{mood_id}` answers. */
export const ErasedMood = z.strictObject({ mood_id: z.uuid() })
export type ErasedMood = z.infer<typeof ErasedMood>

/** The query of `GET /mood/getMoods`: days from and to, inclusive. */
export const MoodListQuery = z.strictObject({
  from: Day.optional().meta({ description: 'The first day.' }),
  to: Day.optional().meta({ description: 'The last day.' }),
})

/** What `GET /mood/getMoods` answers. */
export const MoodList = z.strictObject({
  /** Newest day first. */
  moods: z.array(Mood),
  /** The member's current day, by `X-Time-Zone`. */
  today: z.string().meta({ format: 'date' }),
  /** Sent as `to`, it requests the next page; null on the last page. */
  next_to: z.string().meta({ format: 'date' }).nullable(),
})
export type MoodList = z.infer<typeof MoodList>

/** The maximum length of a note, and the message beyond it. */
export type MultiLineOptions = { tooLong: () => string; maxCharacters: number }

/**
 * Free text over several lines: NFC, trimmed, line ends as `\n`, at most `maxCharacters` code points. May be empty.
 */
function multiLineText({ tooLong, maxCharacters }: MultiLineOptions) {
  return z
    .string({ error: () => m.field_wrong_type() })
    .overwrite((text) => text.replace(/\r\n?/g, '\n'))
    .refine((text) => !UNWRITABLE.test(text), { error: () => m.field_unwritable_note(), abort: true })
    .normalize()
    .trim()
    .refine((text) => [...text].length <= maxCharacters, { error: () => tooLong() })
    .meta({ maxLength: maxCharacters })
}
