import type { Mood, NewMood } from '@pulli/contracts/mood.ts'
import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import type { DataKey } from '@pulli/data/encryption/data-key.ts'
import type { SignedInMember } from '@pulli/data/members/members.ts'
import { findMoodOfDay, saveMood } from '@pulli/data/mood/moods.ts'
import { isDayErasedSince } from '@pulli/data/mood/tombstones.ts'
import type { Tx } from '@pulli/data/schema.ts'
import { dayIn } from '@pulli/domain/day/local-day.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import { isOpenForMood } from '@pulli/domain/mood/mood-day.ts'
import { m } from '@pulli/messages/messages.js'
import { requireConsent } from '#consent/require-consent.ts'
import type { ApiContext } from '#context.ts'
import { InvalidInput } from '#http/invalid-input.ts'
import { claimWrite } from '#idempotency/idempotent-write.ts'
import { limitNewEntries } from '#sealed-erasure/limit-new-entries.ts'
import { madeTime } from './made-time.ts'
import { limitMoods } from './mood-rate-limit.ts'
import { shownMood } from './shown-mood.ts'

export type CreateMoodInput = {
  member: SignedInMember
  mood: NewMood
  timeZone: string
  /** The version that the member last saw. If the day has another one, or none, nothing is changed. */
  version: number | undefined
  idempotencyKey: string | undefined
  requestId: string
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
export async function createMood(context: ApiContext, input: CreateMoodInput): Promise<Mood> {
  const { member, mood, timeZone, version, idempotencyKey: key, requestId } = input
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
      requestId,
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
