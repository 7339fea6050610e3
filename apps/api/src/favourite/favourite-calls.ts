import { DocumentId, Favourite, FavouriteMark } from '@pulli/contracts/favourite.ts'
import { listFavourites } from '@pulli/data/favourite/favourites.ts'
import { m } from '@pulli/messages/messages.js'
import { z } from 'zod'
import { callsOf } from '#http/calls.ts'
import { OWN_ROWS } from '#limits/no-limit.ts'
import { markFavourite } from './mark-favourite.ts'

const call = callsOf({ tag: 'Member', caller: 'member' })

const description = 'The id of the audio or video in the content service.'
const params = { documentId: { schema: DocumentId.meta({ description }) } }

/** The audios and videos that a member marked. */
export const favouriteCalls = {
  listFavourites: call({
    route: 'GET /members/me/favourites',
    summary: "List the member's favourite audios and videos",
    description: 'Newest first, at most 200.',
    answer: z.array(Favourite),
    limit: OWN_ROWS,
    says: m.favourites_listed,
    run: async ({ context, member }) => {
      const found = await listFavourites(context.database.db, member.memberId)
      return found.map(({ documentId, addedAt }) => ({
        document_id: documentId,
        added_at: addedAt.toISOString(),
      }))
    },
  }),
  addFavourite: call({
    route: 'PUT /members/me/favourites/:documentId',
    summary: 'Add a favourite',
    description: 'Repeating the call changes nothing.',
    params,
    answer: FavouriteMark,
    refuses: ['unknown-recording', 'favourites-full'],
    limit: ['too-many-requests'],
    retry: 'key',
    says: m.favourites_added,
    run: async ({ context, member, documentId, idempotencyKey, traceId }) => {
      await markFavourite(context, { member, documentId, isFavourite: true, idempotencyKey, traceId })
      return { document_id: documentId, is_favourite: true }
    },
  }),
  removeFavourite: call({
    route: 'DELETE /members/me/favourites/:documentId',
    summary: 'Remove a favourite',
    description: 'Repeating the call changes nothing.',
    params,
    answer: FavouriteMark,
    limit: ['too-many-requests'],
    retry: 'key',
    says: m.favourites_removed,
    run: async ({ context, member, documentId, idempotencyKey, traceId }) => {
      await markFavourite(context, { member, documentId, isFavourite: false, idempotencyKey, traceId })
      return { document_id: documentId, is_favourite: false }
    },
  }),
}
