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
import { eraseEntry } from '#data-rights/erase-entry.ts'
import { callsOf, idParam } from '#http/calls.ts'
import { oneHeader } from '#http/one-header.ts'
import { OWN_ROWS } from '#limits/no-limit.ts'
import { SEALED_COPY_DESCRIBED } from '#sealed-erasure/described.ts'
import { withSealedCopy } from '#sealed-erasure/with-sealed-copy.ts'
import { changeMood } from './change-mood.ts'
import { createMood } from './create-mood.ts'
import { listDays } from './list-days.ts'
import { madeTime } from './made-time.ts'
import { readTimeZone, readVersion } from './read-headers.ts'

const call = callsOf({ tag: 'Moods', caller: 'member' })

const params = { mood_id: idParam('The id of the entry.', 'unknown-mood') }

/** One entry a day. */
export const moodCalls = {
  getMoods: call({
    route: 'GET /mood/getMoods',
    summary: "List the member's moods",
    description:
      'Returns the newest day first, at most 400 entries. `from` and `to` are inclusive days (`YYYY-MM-DD`). If ' +
      'there are more, `next_to` is the `to` of the next page. `today` is the current day in the time zone of ' +
      "`X-Time-Zone` (IANA name), or in the member's time zone without the header.",
    headers: ['X-Time-Zone'],
    query: MoodListQuery,
    answer: MoodList,
    limit: OWN_ROWS,
    says: m.moods_listed,
    run: ({ context, member, query: { from, to }, request }) => {
      const timeZone = readTimeZone(oneHeader(request.headers['x-time-zone']), member)
      return listDays(context, { member, from, to, timeZone })
    },
  }),
  createMood: call({
    route: 'POST /mood/createMood',
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
    headers: ['X-Time-Zone', 'If-Match'],
    body: NewMood,
    answer: Mood,
    refuses: ['consent-required', 'unknown-mood', 'stale-version'],
    limit: ['too-many-requests', 'too-many-entries'],
    retry: 'key',
    says: m.moods_saved,
    run: ({ context, member, body: mood, request: { headers }, idempotencyKey, requestId }) => {
      const timeZone = readTimeZone(oneHeader(headers['x-time-zone']), member)
      const version = readVersion(oneHeader(headers['if-match']))
      return createMood(context, { member, mood, timeZone, version, idempotencyKey, requestId })
    },
  }),
  updateMood: call({
    route: 'PUT /mood/updateMood/:mood_id',
    summary: 'Update a mood',
    description:
      'Requires the consent `moods`. `If-Match` is the `version` the client last saw, such as `"3"`. If the entry ' +
      'has changed since, nothing is written and the call answers 409 with the code `stale-version`. A change made ' +
      'offline is sent with `recorded_at` and `sent_at`: it answers the same where the entry was changed after it was made.',
    headers: ['If-Match'],
    params,
    body: MoodChange,
    answer: Mood,
    refuses: ['consent-required', 'stale-version'],
    limit: ['too-many-requests'],
    retry: 'key',
    says: m.moods_saved,
    run: ({ context, member, mood_id: moodId, body: change, request, idempotencyKey, requestId }) => {
      const version = readVersion(oneHeader(request.headers['if-match']))
      return changeMood(context, { member, moodId, change, version, idempotencyKey, requestId })
    },
  }),
  eraseMood: call({
    route: 'DELETE /mood/:mood_id',
    summary: 'Erase a mood',
    description:
      'Erases the entry with its note. It needs no consent and cannot be undone. Without an `Idempotency-Key`, a ' +
      'second call answers 404 with the code `unknown-mood`. An erasure made offline is sent with `recorded_at` and ' +
      '`sent_at`: it answers 409 with the code `stale-version` where the entry was changed after it was made, and ' +
      'check-ins of the day that were made after it are stored.' +
      SEALED_COPY_DESCRIBED,
    params,
    query: LateErasure,
    answer: ErasedMood,
    refuses: ['stale-version'],
    limit: ['too-many-requests'],
    retry: 'key',
    says: ({ context }) => withSealedCopy(context.config, m.moods_erased()),
    run: async ({ context, member, mood_id, query, idempotencyKey, requestId }) => {
      const madeAt = madeTime(query, context.clock())
      const late = madeAt && { madeAt, day: query.day }
      await eraseEntry(context, { member, kind: 'mood', id: mood_id, late, idempotencyKey, requestId })
      return { mood_id }
    },
  }),
}
