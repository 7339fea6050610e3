import { Refusal, succeeded, successOf } from '@pulli/contracts/envelope.ts'
import { DocumentId, Favourite, FavouriteMark } from '@pulli/contracts/favourite.ts'
import { listFavourites } from '@pulli/data/favourite/favourites.ts'
import { m } from '@pulli/messages/messages.js'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { ApiContext } from '#context.ts'
import { readBody } from '#http/read-body.ts'
import { sendAnswer } from '#http/send-answer.ts'
import { validatedAfterSignIn } from '#http/validated-after-sign-in.ts'
import { readIdempotencyKey } from '#idempotency/read-idempotency-key.ts'
import { memberOf } from '#sign-in/require-member.ts'

import { markFavourite } from './mark-favourite.ts'

const head = { tags: ['Member'], security: [{ bearer: [] }], querystring: z.strictObject({}) }
const FavouriteAddress = z.strictObject({ documentId: DocumentId })

const marking = {
  ...head,
  params: FavouriteAddress,
  response: { 200: successOf(FavouriteMark), '4xx': Refusal, '5xx': Refusal },
}

/** `GET /members/me/favourites`; `PUT`, `DELETE /members/me/favourites/{documentId}` */
export function favouriteRoutes(app: FastifyInstance, context: ApiContext): void {
  app.get('/members/me/favourites', {
    schema: {
      ...head,
      operationId: 'listFavourites',
      summary: "List the member's favourite audios and videos",
      description: 'Newest first, at most 200.',
      response: { 200: successOf(z.array(Favourite)), '4xx': Refusal, '5xx': Refusal },
    },
    handler: async (request, reply) => {
      const { memberId } = memberOf(request)
      const kept = await listFavourites(context.database.db, memberId)
      const data = kept.map(({ documentId, addedAt }) => ({
        document_id: documentId,
        added_at: addedAt.toISOString(),
      }))
      return sendAnswer(reply, { envelope: succeeded(m.favourites_listed(), data) })
    },
  })

  for (const { method, isFavourite, ...words } of [
    { method: 'PUT', isFavourite: true, operationId: 'addFavourite', summary: 'Add a favourite' },
    { method: 'DELETE', isFavourite: false, operationId: 'removeFavourite', summary: 'Remove a favourite' },
  ] as const) {
    app.route({
      method,
      url: '/members/me/favourites/:documentId',
      schema: { ...marking, ...words, description: 'Repeating the call changes nothing.' },
      validatorCompiler: validatedAfterSignIn,
      handler: async (request, reply) => {
        const member = memberOf(request)
        const { documentId } = readBody(FavouriteAddress, request.params)
        await markFavourite(context, {
          member,
          documentId,
          isFavourite,
          idempotencyKey: readIdempotencyKey(request),
          requestId: request.id,
        })
        const message = isFavourite ? m.favourites_added() : m.favourites_removed()
        const data = { document_id: documentId, is_favourite: isFavourite }
        return sendAnswer(reply, { envelope: succeeded(message, data) })
      },
    })
  }
}
