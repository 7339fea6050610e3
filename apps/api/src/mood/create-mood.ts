import { createHash } from 'node:crypto'
import type { Mood, NewMood } from '@pulli/contracts/mood.ts'
import { recordAudit } from '@pulli/data/audit/record-audit.ts'
import type { SignedInMember } from '@pulli/data/members/find-member-by-access-token.ts'
import { claimMoodKey } from '@pulli/data/mood/claim-mood-key.ts'
import { findMoodKey } from '@pulli/data/mood/find-mood-key.ts'
import { findMoodOfDay } from '@pulli/data/mood/find-mood-of-day.ts'
import { saveMood } from '@pulli/data/mood/save-mood.ts'
import type { Tx } from '@pulli/data/schema.ts'
import { dayIn } from '@pulli/domain/day/local-day.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import { isOpenForMood } from '@pulli/domain/mood/mood-day.ts'
import { m } from '@pulli/messages/messages.js'
import { needConsent } from '#consent/need-consent.ts'
import type { ApiContext } from '#context.ts'
import { InvalidInput } from '#http/invalid-input.ts'
import { limitMoods } from './mood-limit.ts'
import { shownMood } from './shown-mood.ts'

const KEY_LIFETIME_MILLISECONDS = 24 * 3_600_000

export type MoodWish = {
  member: SignedInMember
  mood: NewMood
  timeZone: string
  idempotencyKey: string | undefined
  requestId: string
}

/**
 * Stores the mood of a member's day, or changes the one that the day has (decision D36). Sent again under the
 * same idempotency key within 24 h it does nothing, and gives back the entry of the day that it was for.
 *
 * @throws InvalidInput for a day that is not open
 * @throws DomainError `consent-required`, `idempotency-key-reused`, `too-many-requests`
 */
export async function createMood(context: ApiContext, wish: MoodWish): Promise<Mood> {
  const { member, mood, timeZone, idempotencyKey: key, requestId } = wish
  const { memberId } = member
  const now = context.clock()
  const today = dayIn(timeZone, now)
  const day = mood.day ?? today

  return context.database.db.transaction().execute(async (tx) => {
    await needConsent(tx, memberId, 'moods')
    // First: a check-in of yesterday that waited is the same one still, though its day may be closed by now.
    const isRepeated = key !== undefined && !(await claimKey(tx, { memberId, key, mood, day, now }))
    if (isRepeated) return earlierMood(tx, { memberId, key, mood, now })

    if (!isOpenForMood(day, today)) throw new InvalidInput({ day: m.moods_field_day_closed() })
    const { moodType, note } = mood
    const [, saved] = await Promise.all([
      limitMoods(tx, context, memberId, now),
      saveMood(tx, { memberId, day, timeZone, moodType, note, now }),
    ])
    await recordAudit(tx, {
      actor: member.pseudonym,
      action: saved.version === 1 ? 'mood.create' : 'mood.change',
      subjectKind: 'mood',
      subjectId: saved.moodId,
      ...{ requestId, now },
    })
    return shownMood(saved)
  })
}

type Keyed = { memberId: string; key: string; mood: NewMood; now: Date }

const claimKey = (tx: Tx, { memberId, key, mood, day, now }: Keyed & { day: string }) =>
  claimMoodKey(tx, { memberId, key, day, fingerprint: fingerprintOf(mood), freeUpTo: lifeStart(now), now })

async function earlierMood(tx: Tx, { memberId, key, mood, now }: Keyed): Promise<Mood> {
  const earlier = await findMoodKey(tx, { memberId, key, since: lifeStart(now) })
  if (earlier?.fingerprint !== fingerprintOf(mood)) throw new DomainError('idempotency-key-reused')
  const kept = await findMoodOfDay(tx, memberId, earlier.day)
  // A key is stored with its mood or not at all, and no mood is deleted alone.
  if (kept === undefined) throw new Error('a mood that was kept is gone')
  return shownMood(kept)
}

const lifeStart = (now: Date) => new Date(now.getTime() - KEY_LIFETIME_MILLISECONDS)

const fingerprintOf = ({ moodType, note, day }: NewMood) =>
  createHash('sha256')
    .update(JSON.stringify([moodType, note ?? null, day ?? null]))
    .digest('base64url')
