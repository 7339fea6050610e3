import { Refusal, succeeded, successOf } from '@pulli/contracts/envelope.ts'
import { Mood, MoodChange, MoodList, MoodListQuery, NewMood } from '@pulli/contracts/mood.ts'
import { m } from '@pulli/messages/messages.js'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiContext } from '#context.ts'
import { oneHeader } from '#http/one-header.ts'
import { readBody } from '#http/read-body.ts'
import { refused } from '#http/refusals.ts'
import { sendAnswer } from '#http/send-answer.ts'
import { validatedAfterSignIn } from '#http/validated-after-sign-in.ts'
import { readIdempotencyKey } from '#idempotency/read-idempotency-key.ts'
import { memberOf } from '#sign-in/require-member.ts'

import { changeMood } from './change-mood.ts'
import { createMood } from './create-mood.ts'
import { listDays } from './list-days.ts'
import { readTimeZone, readVersion } from './read-headers.ts'

const head = { tags: ['Moods'], security: [{ bearer: [] }] }
const MoodAddress = z.strictObject({ mood_id: z.uuid() })
const oneMood = { 200: successOf(Mood), '4xx': Refusal, '5xx': Refusal }

const listing = {
  ...head,
  operationId: 'getMoods',
  summary: 'The moods of the member who is signed in',
  description:
    'Newest day first, at most 400. `from` and `to` are days (`YYYY-MM-DD`), both included. Where there are more, ' +
    '`next_to` is the `to` of the next page. `today` is the day it is by `X-Time-Zone` (IANA name; without it the ' +
    'zone of the member).',
  querystring: MoodListQuery,
  response: { 200: successOf(MoodList), '4xx': Refusal, '5xx': Refusal },
}

const creating = {
  ...head,
  operationId: 'createMood',
  summary: 'Keep the mood of a day',
  description:
    'Needs the consent `moods`. The day is today by `X-Time-Zone` (IANA name; without it the zone of the ' +
    'member), or with `day` one of the six days before. A day has one entry: a second create changes it and answers with it. ' +
    'Sent again under its `Idempotency-Key` it answers with the entry as it is now, and changes nothing. With ' +
    '`If-Match`, or with `recorded_at` where it comes late, it is not put over an entry that was changed since: that ' +
    'answers 409 with the code `stale-version`.',
  querystring: z.strictObject({}),
  body: NewMood,
  response: oneMood,
}

const changing = {
  ...head,
  operationId: 'updateMood',
  summary: 'Change an entry',
  description:
    'Needs the consent `moods`. `If-Match` names the `version` that was shown, such as `"3"`: where the entry was ' +
    'changed since, the answer is 409 with the code `stale-version`, and nothing is changed.',
  querystring: z.strictObject({}),
  params: MoodAddress,
  body: MoodChange,
  response: oneMood,
}

/** `GET /mood/getMoods`, `POST /mood/createMood`, `PUT /mood/updateMood/{mood_id}` */
export function moodRoutes(app: FastifyInstance, context: ApiContext): void {
  const typed = app.withTypeProvider<ZodTypeProvider>()

  typed.get('/mood/getMoods', {
    schema: listing,
    validatorCompiler: validatedAfterSignIn,
    handler: async (request, reply) => {
      const { memberId, timeZone: ownTimeZone } = memberOf(request)
      const timeZone = readTimeZone(oneHeader(request.headers['x-time-zone']), ownTimeZone)
      const { from, to } = request.query
      const list = await listDays(context, { memberId, from, to, timeZone })
      return sendAnswer(reply, { envelope: succeeded(m.moods_listed(), list) })
    },
  })

  app.post('/mood/createMood', {
    schema: creating,
    validatorCompiler: validatedAfterSignIn,
    handler: async (request, reply) => {
      const member = memberOf(request)
      const timeZone = readTimeZone(oneHeader(request.headers['x-time-zone']), member.timeZone)
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
}
