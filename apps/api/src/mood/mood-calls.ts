import {
  ErasedMood,
  LateErasure,
  MOODS_A_PAGE,
  Mood,
  MoodChange,
  MoodList,
  MoodListQuery,
  NewMood,
} from '@pulli/contracts/mood.ts'
import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import type { DataKey, KeyHolder } from '@pulli/data/encryption/data-key.ts'
import type { SignedInMember } from '@pulli/data/members/members.ts'
import { findMoodOfDay, listMoods, saveMood } from '@pulli/data/mood/moods.ts'
import { isDayErasedSince } from '@pulli/data/mood/tombstones.ts'
import type { Tx } from '@pulli/data/schema.ts'
import { dayIn, isTimeZone } from '@pulli/domain/day/local-day.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import { isOpenForMood } from '@pulli/domain/mood/mood-day.ts'
import { m } from '@pulli/messages/messages.js'
import { requireConsent } from '#consent/require-consent.ts'
import type { ApiContext } from '#context.ts'
import { eraseEntry } from '#data-rights/erase-entry.ts'
import { callsOf, idParam } from '#http/calls.ts'
import { InvalidInput } from '#http/invalid-input.ts'
import { oneHeader } from '#http/one-header.ts'
import { claimWrite } from '#idempotency/idempotent-write.ts'
import { OWN_ROWS } from '#limits/no-limit.ts'
import { SEALED_COPY_DESCRIBED } from '#sealed-erasure/described.ts'
import { limitNewEntries } from '#sealed-erasure/limit-new-entries.ts'
import { withSealedCopy } from '#sealed-erasure/with-sealed-copy.ts'
import { changeMood } from './change-mood.ts'
import { madeTime } from './made-time.ts'
import { limitMoods } from './mood-rate-limit.ts'
import { shownMood } from './shown-mood.ts'

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
    run: ({ context, member, body: mood, request: { headers }, idempotencyKey, traceId }) => {
      const timeZone = readTimeZone(oneHeader(headers['x-time-zone']), member)
      const version = readVersion(oneHeader(headers['if-match']))
      return createMood(context, { member, mood, timeZone, version, idempotencyKey, traceId })
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
    run: ({ context, member, mood_id: moodId, body: change, request, idempotencyKey, traceId }) => {
      const version = readVersion(oneHeader(request.headers['if-match']))
      return changeMood(context, { member, moodId, change, version, idempotencyKey, traceId })
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
    run: async ({ context, member, mood_id, query, idempotencyKey, traceId }) => {
      const madeAt = madeTime(query, context.clock())
      const late = madeAt && { madeAt, day: query.day }
      await eraseEntry(context, { member, kind: 'mood', id: mood_id, late, idempotencyKey, traceId })
      return { mood_id }
    },
  }),
}

export type MoodListing = {
  member: KeyHolder
  from: string | undefined
  to: string | undefined
  timeZone: string
}

/** Returns a page of a member's moods, newest day first, with the cursor of the next page. */
async function listDays(
  { database, clock }: ApiContext,
  { member, from, to, timeZone }: MoodListing,
): Promise<MoodList> {
  const { memberId, dataKey } = member
  const found = await listMoods(database.db, dataKey, { memberId, from, to, most: MOODS_A_PAGE + 1 })
  return {
    moods: found.slice(0, MOODS_A_PAGE).map(shownMood),
    today: dayIn(timeZone, clock()),
    // A day has one entry, so the first day of the next page is a sufficient cursor.
    next_to: found[MOODS_A_PAGE]?.day ?? null,
  }
}

/**
 * Reads `X-Time-Zone`. The zone that a member chose wins (decision D72). Without a header, or with an unknown zone,
 * the member's own counts, which is that of the first device: no form shows that field.
 */
function readTimeZone(
  header: string | undefined,
  { timeZone, isTimeZoneChosen }: Pick<SignedInMember, 'timeZone' | 'isTimeZoneChosen'>,
): string {
  return !isTimeZoneChosen && header && isTimeZone(header) ? header : timeZone
}

/**
 * Reads the version in `If-Match`, with or without quotes. `*` and a missing header both match any version.
 * @throws InvalidInput
 */
function readVersion(header: string | undefined): number | undefined {
  if (header === undefined || header === '*') return undefined
  const [, , version] = /^("?)([1-9][0-9]{0,8})\1$/.exec(header) ?? []
  if (version === undefined) throw new InvalidInput({ 'If-Match': m.moods_field_version_malformed() })
  return Number(version)
}

export type CreateMoodInput = {
  member: SignedInMember
  mood: NewMood
  timeZone: string
  /** The version that the member last saw. If the day has another one, or none, nothing is changed. */
  version: number | undefined
  idempotencyKey: string | undefined
  traceId: string
}

/**
 * Stores a member's mood of a day, or changes the day's existing entry (decision D36). A retry with the same
 * idempotency key within 24 h changes nothing and returns the day's entry. Of check-ins that carry their own time, the one
 * that was made last wins, whichever arrives first; one that was made before the day was erased does not bring it back,
 * nor does a retry (decision D70).
 *
 * @throws InvalidInput if the day is not open
 * @throws DomainError `consent-required`, `unknown-mood`, `stale-version`, `idempotency-key-reused`,
 * `too-many-requests`, `too-many-entries`
 */
async function createMood(context: ApiContext, input: CreateMoodInput): Promise<Mood> {
  const { member, mood, timeZone, version, idempotencyKey: key, traceId } = input
  const { memberId } = member
  const now = context.clock()
  const today = dayIn(timeZone, now)
  const recordedAt = madeTime(mood, now)
  const madeOn = dayIn(timeZone, recordedAt ?? now)
  const day = mood.day ?? madeOn
  // A first attempt that got no response had no time yet; with an explicit day it is the same check-in.
  const instant = mood.day === undefined ? mood.recorded_at : undefined
  const sent = [mood.moodType, mood.note ?? null, mood.day ?? null, instant ?? null]
  const write = { key, operation: 'createMood', owner: { memberId }, input: sent, subject: day, now }

  return context.database.db.transaction().execute(async (tx) => {
    await requireConsent(tx, memberId, 'moods')
    const { dataKey } = member
    // First: yesterday's queued check-in may be a retry, even if its day is closed by now.
    const earlier = await claimWrite(tx, write)
    if (earlier !== undefined) return earlierMood(tx, dataKey, memberId, earlier.subject ?? day)

    if (!isOpenForMood(day, today) && !isOpenForMood(day, today, madeOn)) throw closedDay(mood)
    if (version !== undefined && (await findMoodOfDay(tx, dataKey, memberId, day))?.version !== version) {
      throw new DomainError('stale-version')
    }
    const { moodType, note } = mood
    await limitMoods(tx, context, memberId, now)
    const saved = await saveMood(tx, dataKey, { memberId, day, timeZone, moodType, note, recordedAt, now })
    if (saved === undefined) throw new DomainError('stale-version')
    // After the entry, for which a concurrent one of this day waits: nothing of that day can be erased unseen.
    if (recordedAt !== undefined && (await isDayErasedSince(tx, { memberId, day, since: recordedAt }))) {
      throw new DomainError('unknown-mood')
    }
    if (saved.version === 1) await limitNewEntries(tx, context, { kind: 'entry', memberId, now })
    await recordAudit(tx, {
      actor: member.pseudonym,
      action: saved.version === 1 ? 'mood.create' : 'mood.change',
      subjectKind: 'mood',
      subjectId: saved.moodId,
      traceId,
      now,
    })
    return shownMood(saved)
  })
}

function closedDay({ day }: NewMood) {
  if (day === undefined) return new InvalidInput({ recorded_at: m.moods_field_recorded_late() })
  return new InvalidInput({ day: m.moods_field_day_closed() })
}

async function earlierMood(tx: Tx, dataKey: DataKey, memberId: string, day: string): Promise<Mood> {
  const kept = await findMoodOfDay(tx, dataKey, memberId, day)
  // A key is stored in the same transaction as its mood: the member has erased it.
  if (kept === undefined) throw new DomainError('unknown-mood')
  return shownMood(kept)
}
