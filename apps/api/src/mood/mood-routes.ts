import { Refusal, succeeded, successOf } from '@pulli/contracts/envelope.ts'
import {
  ErasedMood,
  LateErasure,
  Mood,
  MoodChange,
  MoodList,
  MoodListQuery,
  NewMood,
} from '@pulli/contracts/mood.ts'
import { m } from '@pulli/messages/messages.js'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiContext } from '#context.ts'
import { eraseEntry } from '#data-rights/erase-entry.ts'
import { oneHeader } from '#http/one-header.ts'
import { readBody } from '#http/read-body.ts'
import { refused } from '#http/refusals.ts'
import { sendAnswer } from '#http/send-answer.ts'
import { validatedAfterSignIn } from '#http/validated-after-sign-in.ts'
import { readIdempotencyKey } from '#idempotency/read-idempotency-key.ts'
import { SEALED_COPY_DESCRIBED } from '#sealed-erasure/described.ts'
import { withSealedCopy } from '#sealed-erasure/with-sealed-copy.ts'
import { memberOf } from '#sign-in/require-member.ts'
import { changeMood } from './change-mood.ts'
import { createMood } from './create-mood.ts'
import { listDays } from './list-days.ts'
import { madeTime } from './made-time.ts'
import { readTimeZone, readVersion } from './read-headers.ts'

const head = { tags: ['Moods'], security: [{ bearer: [] }] }
const MoodAddress = z.strictObject({ mood_id: z.uuid() })
const oneMood = { 200: successOf(Mood), '4xx': Refusal, '5xx': Refusal }

const listing = {
  ...head,
  operationId: 'getMoods',
  summary: "List the member's moods",
  description:
    'Returns the newest day first, at most 400 entries. `from` and `to` are inclusive days (`YYYY-MM-DD`). If ' +
    'there are more, `next_to` is the `to` of the next page. `today` is the current day in the time zone of ' +
    "`X-Time-Zone` (IANA name), or in the member's time zone without the header.",
  querystring: MoodListQuery,
  response: { 200: successOf(MoodList), '4xx': Refusal, '5xx': Refusal },
}

const creating = {
  ...head,
  operationId: 'createMood',
  summary: 'Create a mood',
  description:
    'Requires the consent `moods`. The entry is for today in the time zone of `X-Time-Zone` (IANA name; by ' +
    "default the member's), or for `day`, which may be up to six days back. A day has one entry: a second call " +
    'updates and returns it. Repeating a call with the same `Idempotency-Key` changes nothing and returns the ' +
    'entry as it is now. With `If-Match`, another version than that is never overwritten: the call answers 409 with ' +
    'the code `stale-version`.\n\n' +
    'An entry made offline is sent with `recorded_at` and `sent_at`, within 30 days. Of two, the one that was made ' +
    'later wins, whichever arrives first: the other call answers 409 with the code `stale-version`. If the day was ' +
    'erased after the entry was made, the call answers 404 with the code `unknown-mood`. In both cases the device can ' +
    'drop it.',
  querystring: z.strictObject({}),
  body: NewMood,
  response: oneMood,
}

const changing = {
  ...head,
  operationId: 'updateMood',
  summary: 'Update a mood',
  description:
    'Requires the consent `moods`. `If-Match` is the `version` the client last saw, such as `"3"`. If the entry ' +
    'has changed since, nothing is written and the call answers 409 with the code `stale-version`. A change made ' +
    'offline is sent with `recorded_at` and `sent_at`: it answers the same where the entry was changed after it was made.',
  querystring: z.strictObject({}),
  params: MoodAddress,
  body: MoodChange,
  response: oneMood,
}

const erasing = {
  ...head,
  operationId: 'eraseMood',
  summary: 'Erase a mood',
  description:
    'Erases the entry with its note. It needs no consent and cannot be undone. Without an `Idempotency-Key`, a ' +
    'second call answers 404 with the code `unknown-mood`. An erasure made offline is sent with `recorded_at` and ' +
    '`sent_at`: it answers 409 with the code `stale-version` where the entry was changed after it was made, and ' +
    'check-ins of the day that were made after it are stored.' +
    SEALED_COPY_DESCRIBED,
  querystring: LateErasure,
  params: MoodAddress,
  response: { 200: successOf(ErasedMood), '4xx': Refusal, '5xx': Refusal },
}

/** `GET /mood/getMoods`, `POST /mood/createMood`, `PUT /mood/updateMood/{mood_id}`, `DELETE /mood/{mood_id}` */
export function moodRoutes(app: FastifyInstance, context: ApiContext): void {
  const typed = app.withTypeProvider<ZodTypeProvider>()

  typed.get('/mood/getMoods', {
    schema: listing,
    validatorCompiler: validatedAfterSignIn,
    handler: async (request, reply) => {
      const member = memberOf(request)
      const timeZone = readTimeZone(oneHeader(request.headers['x-time-zone']), member)
      const { from, to } = request.query
      const list = await listDays(context, { member, from, to, timeZone })
      return sendAnswer(reply, { envelope: succeeded(m.moods_listed(), list) })
    },
  })

  app.post('/mood/createMood', {
    schema: creating,
    validatorCompiler: validatedAfterSignIn,
    handler: async (request, reply) => {
      const member = memberOf(request)
      const timeZone = readTimeZone(oneHeader(request.headers['x-time-zone']), member)
      const idempotencyKey = readIdempotencyKey(request)
      const version = readVersion(oneHeader(request.headers['if-match']))
      const mood = readBody(NewMood, request.body)
      const input = { member, mood, timeZone, version, idempotencyKey, requestId: request.id }
      return sendAnswer(reply, { envelope: succeeded(m.moods_saved(), await createMood(context, input)) })
    },
  })

  app.put('/mood/updateMood/:mood_id', {
    schema: changing,
    validatorCompiler: validatedAfterSignIn,
    handler: async (request, reply) => {
      const member = memberOf(request)
      const version = readVersion(oneHeader(request.headers['if-match']))
      const idempotencyKey = readIdempotencyKey(request)
      const change = readBody(MoodChange, request.body)
      const address = MoodAddress.safeParse(request.params)
      if (!address.success) return sendAnswer(reply, refused('unknown-mood'))

      const moodId = address.data.mood_id
      const input = { member, moodId, change, version, idempotencyKey, requestId: request.id }
      return sendAnswer(reply, { envelope: succeeded(m.moods_saved(), await changeMood(context, input)) })
    },
  })

  typed.delete('/mood/:mood_id', {
    schema: erasing,
    validatorCompiler: validatedAfterSignIn,
    handler: async (request, reply) => {
      const member = memberOf(request)
      const idempotencyKey = readIdempotencyKey(request)
      const address = MoodAddress.safeParse(request.params)
      if (!address.success) return sendAnswer(reply, refused('unknown-mood'))

      const { mood_id } = address.data
      const madeAt = madeTime(request.query, context.clock())
      const erasure = {
        member,
        kind: 'mood',
        id: mood_id,
        late: madeAt && { madeAt, day: request.query.day },
        idempotencyKey,
        requestId: request.id,
      } as const
      await eraseEntry(context, erasure)
      return sendAnswer(reply, {
        envelope: succeeded(withSealedCopy(context.config, m.moods_erased()), { mood_id }),
      })
    },
  })
}
