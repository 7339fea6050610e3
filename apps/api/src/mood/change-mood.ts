import type { Mood, MoodChange } from '@pulli/contracts/mood.ts'
import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import type { SignedInMember } from '@pulli/data/members/members.ts'
import { findMood, updateMood } from '@pulli/data/mood/moods.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import { noteRefusal } from '#audit/record-refusal.ts'
import { requireConsent } from '#consent/require-consent.ts'
import type { ApiContext } from '#context.ts'
import { claimWrite, releaseWrite } from '#idempotency/idempotent-write.ts'
import { madeTime } from './made-time.ts'
import { limitMoods } from './mood-rate-limit.ts'
import { shownMood } from './shown-mood.ts'

export type ChangeMoodInput = {
  member: SignedInMember
  moodId: string
  change: MoodChange
  /** The version that the member last saw. If another device has changed the mood since, nothing is changed. */
  version: number | undefined
  idempotencyKey: string | undefined
  traceId: string
}

/**
 * Changes one of the member's own moods, once per idempotency key. A late change does not overwrite one that was made after
 * it (decision D70). Another member's mood is reported as unknown, and
 * the attempt is written to the audit trail.
 *
 * @throws DomainError `consent-required`, `unknown-mood`, `stale-version`, `idempotency-key-reused`,
 * `too-many-requests`
 */
export async function changeMood(context: ApiContext, input: ChangeMoodInput): Promise<Mood> {
  const { member, moodId, change, version, traceId } = input
  const { memberId } = member
  const now = context.clock()
  const { moodType, note } = change
  const sent = [moodId, moodType, note ?? null, version ?? null]
  const write = { key: input.idempotencyKey, operation: 'updateMood', owner: { memberId }, input: sent, now }

  // A refusal is returned, and thrown after the transaction, so that its audit row is committed.
  const outcome = await context.database.db.transaction().execute(async (tx) => {
    await requireConsent(tx, memberId, 'moods')
    const { dataKey } = member
    if ((await claimWrite(tx, write)) !== undefined) {
      const kept = await findMood(tx, dataKey, memberId, moodId)
      return kept === undefined ? new DomainError('unknown-mood') : shownMood(kept)
    }
    await limitMoods(tx, context, memberId, now)
    const changed = await updateMood(tx, dataKey, {
      memberId,
      moodId,
      version,
      moodType,
      note,
      recordedAt: madeTime(change, now),
      now,
    })
    if (changed === undefined) await releaseWrite(tx, write)
    if (changed === undefined && (await findMood(tx, dataKey, memberId, moodId)) !== undefined) {
      return new DomainError('stale-version')
    }
    const event = { actor: member.pseudonym, subjectKind: 'mood', subjectId: moodId, traceId, now }
    if (changed === undefined) {
      const refusal = new DomainError('unknown-mood')
      await noteRefusal(tx, context, { ...event, action: 'mood.refuse', code: refusal.code })
      return refusal
    }
    await recordAudit(tx, { ...event, action: 'mood.change' })
    return shownMood(changed)
  })
  if (outcome instanceof DomainError) throw outcome
  return outcome
}
