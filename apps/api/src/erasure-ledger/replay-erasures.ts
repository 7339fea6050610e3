import { deleteAssessment } from '@pulli/data/assessment/assessments.ts'
import { deleteDataOfPurpose, withdrawConsent } from '@pulli/data/consent/consents.ts'
import { eraseRequest } from '@pulli/data/consultation/requests.ts'
import { erasePerson } from '@pulli/data/data-rights/erase-person.ts'
import type { EncryptionKeys } from '@pulli/data/encryption/encryption-keys.ts'
import {
  type ErasureEvent,
  insertEventAgain,
  isKnownEvent,
} from '@pulli/data/erasure-ledger/erasure-ledger.ts'
import { findMemberByPseudonym } from '@pulli/data/members/members.ts'
import { deleteMood } from '@pulli/data/mood/moods.ts'
import { deleteNewsletterSubscription } from '@pulli/data/newsletter/subscriptions.ts'
import { deleteKeptPlan } from '@pulli/data/safety-plan/safety-plans.ts'
import type { Db, Tx } from '@pulli/data/schema.ts'
import {
  readErasedEntries,
  readErasedPerson,
  readErasedRequest,
  readErasedSubscription,
} from '@pulli/data/sealed-erasure/sealed-erasures.ts'
import { removeStaff } from '@pulli/data/staff/owners.ts'
import { deleteSummary } from '@pulli/data/summary/summaries.ts'
import { instantOf } from '@pulli/data/uuid-v7.ts'
import { CONSENT_PURPOSES, type ConsentPurpose } from '@pulli/domain/consent/consent-purposes.ts'
import { TABLES_OF_PURPOSE } from '#consent/tables-of-purpose.ts'
import { dataSubjectOf } from '#data-rights/data-subject.ts'
import type { Keys } from '#keys/keys.ts'
import { keepSealed } from '#sealed-erasure/keep-sealed.ts'
import type { Seal } from '#sealed-erasure/seal-for.ts'

/** What a restored database and its keys are opened with. */
export type RestoredDatabase = {
  db: Db
  encryption: EncryptionKeys
  keys: Keys
  now: Date
  /** Copies sealed at the erasure were lost with the database, and are sealed again. Undefined: no copy is retained. */
  seal?: Seal | undefined
}

/** What became of the erasures since a backup. */
export type Replay = {
  replayed: number
  /** Members, by pseudonym, whose number is the previous one again: the new one was lost with the database. */
  numbersOfBefore: string[]
}

/**
 * Repeats in a restored database what was erased, withdrawn or removed after the backup, in the order of then. What the
 * database knows of is left out, so that a second run changes nothing.
 */
export async function replayErasures(
  { db, encryption, keys, now, seal }: RestoredDatabase,
  events: readonly ErasureEvent[],
): Promise<Replay> {
  const numbersOfBefore: string[] = []
  let replayed = 0
  for (const event of [...events].sort((one, other) => (one.id < other.id ? -1 : 1))) {
    if (await isKnownEvent(db, event.id)) continue
    await db.transaction().execute(async (tx) => {
      if (event.action === 'number.change') numbersOfBefore.push(event.actor)
      else await replay(tx, { event, encryption, keys, now, seal })
      await insertEventAgain(tx, event)
    })
    replayed++
  }
  return { replayed, numbersOfBefore }
}

type Replaying = Omit<RestoredDatabase, 'db'> & { event: ErasureEvent }

async function replay(tx: Tx, replaying: Replaying): Promise<void> {
  const { event, encryption, now } = replaying
  const { action, actor, subjectId } = event
  if (action === 'consultation-request.erase' && subjectId) {
    await sealAgain(tx, replaying, () => readErasedRequest(tx, encryption, subjectId))
    await eraseRequest(tx, subjectId)
  } else if (action === 'newsletter-subscription.leave' && subjectId) {
    await sealAgain(tx, replaying, () => readErasedSubscription(tx, subjectId))
    await deleteNewsletterSubscription(tx, subjectId)
  } else if (action === 'staff.remove' && subjectId) await removeStaff(tx, subjectId, now)
  else {
    const member = await findMemberByPseudonym(tx, encryption, actor)
    // One who signed up after the backup is not in it.
    if (member !== undefined) await replayOfMember(tx, { ...replaying, member })
  }
}

/** Keeps what is erased again under seal, from the day on which it was erased first. */
const sealAgain = (tx: Tx, { seal, event }: Replaying, read: Parameters<typeof keepSealed>[2]['read']) =>
  keepSealed(tx, seal, { action: event.action, now: event.occurredAt, read })

type Member = NonNullable<Awaited<ReturnType<typeof findMemberByPseudonym>>>

async function replayOfMember(tx: Tx, replaying: Replaying & { member: Member }): Promise<void> {
  const { event, encryption, keys, now, member } = replaying
  const { action, subjectId } = event
  const { memberId } = member
  const sealEntries = (
    tables: Parameters<typeof readErasedEntries>[2]['tables'],
    { id, madeUpTo }: { id?: string; madeUpTo?: Date | undefined } = {},
  ) =>
    sealAgain(tx, replaying, () =>
      readErasedEntries(tx, encryption, { memberId, tables, madeUpTo, ...(id && { id }) }),
    )
  if (action === 'member.erase') {
    const whose = dataSubjectOf(member, keys)
    await sealAgain(tx, replaying, () => readErasedPerson(tx, encryption, whose))
    await erasePerson(tx, encryption, whose)
  } else if (action === 'member.expire') {
    await erasePerson(tx, encryption, { ...dataSubjectOf(member, keys), holdsNumber: false })
  } else if (action === 'mood.erase' && subjectId) {
    await sealEntries(['moods'], { id: subjectId })
    await deleteMood(tx, memberId, subjectId, event.occurredAt)
  } else if (action === 'assessment.erase' && subjectId) {
    await sealEntries(['assessments'], { id: subjectId })
    await deleteAssessment(tx, memberId, subjectId)
  } else if (action === 'plan.remove') {
    await sealEntries(['kept_safety_plans'])
    await deleteKeptPlan(tx, memberId)
  } else if (action === 'summary.take-back' && subjectId) {
    await sealEntries(['sent_summaries'], { id: subjectId })
    await deleteSummary(tx, { memberId, id: subjectId })
  } else {
    const purpose = purposeOf(event)
    if (purpose === undefined) return
    if (action === 'consent.withdraw') await withdrawConsent(tx, { memberId, purpose, now })
    else {
      // One that arrived late names when it was made.
      const madeAt = subjectId ? instantOf(subjectId) : undefined
      await sealEntries(TABLES_OF_PURPOSE[purpose], { madeUpTo: madeAt })
      await deleteDataOfPurpose(tx, { memberId, purpose, now: event.occurredAt, madeAt })
    }
  }
}

/** The purpose that an event about a consent names: `consent-to-moods`. */
function purposeOf({ subjectKind }: ErasureEvent): ConsentPurpose | undefined {
  return CONSENT_PURPOSES.find((purpose) => subjectKind === `consent-to-${purpose}`)
}
