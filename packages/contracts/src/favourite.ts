import { m } from '@pulli/messages/messages.js'
import { z } from 'zod'

/** The id of an audio or a video in the content service. */
export const DocumentId = z
  .string({ error: () => m.favourites_field_document_malformed() })
  .regex(/^[a-z0-9]{24}$/, { error: () => m.favourites_field_document_malformed() })

/** One favourite audio or video. */
export const Favourite = z.strictObject({
  document_id: z.string(),
  /** The instant, in UTC. */
  added_at: z.string().meta({ format: 'date-time' }),
})
export type Favourite = z.infer<typeof Favourite>

/** Whether an audio or video is a favourite after the call. */
export const FavouriteMark = z.strictObject({ document_id: z.string(), is_favourite: z.boolean() })
export type FavouriteMark = z.infer<typeof FavouriteMark>
