import { deleteAssessment } from '@pulli/data/assessment/delete-assessment.ts'
import { deleteDataOfPurpose } from '@pulli/data/consent/delete-data-of-purpose.ts'
import { withdrawConsent } from '@pulli/data/consent/withdraw-consent.ts'
import { eraseRequest } from '@pulli/data/consultation/erase-request.ts'
import { erasePerson } from '@pulli/data/data-rights/erase-person.ts'
import type { EncryptionKeys } from '@pulli/data/encryption/encryption-keys.ts'
import type { ErasureEvent } from '@pulli/data/erasure-ledger/erasure-event.ts'
import { insertEventAgain } from '@pulli/data/erasure-ledger/insert-event-again.ts'
import { isKnownEvent } from '@pulli/data/erasure-ledger/is-known-event.ts'
import { findMemberByPseudonym } from '@pulli/data/members/find-member-by-pseudonym.ts'
import { deleteMood } from '@pulli/data/mood/delete-mood.ts'
import { deleteNewsletterSubscription } from '@pulli/data/newsletter/delete-newsletter-subscription.ts'
import type { Db, Tx } from '@pulli/data/schema.ts'
import { removeStaff } from '@pulli/data/staff/remove-staff.ts'
import { CONSENT_PURPOSES, type ConsentPurpose } from '@pulli/domain/consent/consent-purposes.ts'
import { dataSubjectOf } from '#data-rights/data-subject.ts'
import type { Keys } from '#keys/keys.ts'

/** What a restored database and its keys are opened with. */
export type RestoredDatabase = { db: Db; encryption: EncryptionKeys; keys: Keys; now: Date }

/** What became of the erasures since a backup. */
export type Replay = {
  replayed: number
  /** Members, by pseudonym, whose number is again the one of before: the new one was lost with the database. */
  numbersOfBefore: string[]
}

/**
 * Repeats in a restored database what was erased, withdrawn or removed after the backup, in the order of then. What the
 * database knows of is left out, so that a second run changes nothing.
 */
export async function replayErasures(
  { db, encryption, keys, now }: RestoredDatabase,
  events: readonly ErasureEvent[],
): Promise<Replay> {
  const numbersOfBefore: string[] = []
  let replayed = 0
  for (const event of [...events].sort((one, other) => (one.id < other.id ? -1 : 1))) {
    if (await isKnownEvent(db, event.id)) continue
    await db.transaction().execute(async (tx) => {
      if (event.action === 'number.change') numbersOfBefore.push(event.actor)
      else await replay(tx, { event, encryption, keys, now })
      await insertEventAgain(tx, event)
    })
    replayed++
  }
  return { replayed, numbersOfBefore }
}

type Replaying = { event: ErasureEvent; encryption: EncryptionKeys; keys: Keys; now: Date }

async function replay(tx: Tx, { event, encryption, keys, now }: Replaying): Promise<void> {
  const { action, actor, subjectId } = event
  if (action === 'consultation-request.erase' && subjectId) await eraseRequest(tx, subjectId)
  else if (action === 'newsletter-subscription.leave' && subjectId) {
    await deleteNewsletterSubscription(tx, subjectId)
  } else if (action === 'staff.remove' && subjectId) await removeStaff(tx, subjectId, now)
  else {
    const member = await findMemberByPseudonym(tx, encryption, actor)
    // One who signed up after the backup is not in it.
    if (member !== undefined) await replayOfMember(tx, { event, encryption, keys, now, member })
  }
}

type Member = NonNullable<Awaited<ReturnType<typeof findMemberByPseudonym>>>

async function replayOfMember(
  tx: Tx,
  { event, encryption, keys, now, member }: Replaying & { member: Member },
): Promise<void> {
  const { action, subjectId } = event
  const { memberId } = member
  if (action === 'member.erase') await erasePerson(tx, encryption, dataSubjectOf(member, keys))
  else if (action === 'member.expire') {
    await erasePerson(tx, encryption, { ...dataSubjectOf(member, keys), holdsNumber: false })
  } else if (action === 'mood.erase' && subjectId) await deleteMood(tx, memberId, subjectId)
  else if (action === 'assessment.erase' && subjectId) await deleteAssessment(tx, memberId, subjectId)
  else {
    const purpose = purposeOf(event)
    if (purpose === undefined) return
    if (action === 'consent.withdraw') await withdrawConsent(tx, { memberId, purpose, now })
    else await deleteDataOfPurpose(tx, memberId, purpose)
  }
}

/** The purpose that an event about a consent names: `consent-to-moods`. */
function purposeOf({ subjectKind }: ErasureEvent): ConsentPurpose | undefined {
  return CONSENT_PURPOSES.find((purpose) => subjectKind === `consent-to-${purpose}`)
}
