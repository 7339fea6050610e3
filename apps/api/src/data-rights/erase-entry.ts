import { deleteAssessment } from '@pulli/data/assessment/assessments.ts'
import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import type { SignedInMember } from '@pulli/data/members/members.ts'
import { deleteMood, findMoodToErase } from '@pulli/data/mood/moods.ts'
import { insertTombstone, isDayErasedSince, type Tombstone } from '@pulli/data/mood/tombstones.ts'
import type { Tx } from '@pulli/data/schema.ts'
import { readErasedEntries } from '@pulli/data/sealed-erasure/sealed-erasures.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import { noteRefusal } from '#audit/record-refusal.ts'
import type { ApiContext } from '#context.ts'
import { claimWrite, releaseWrite } from '#idempotency/idempotent-write.ts'
import { limitMember } from '#limits/limit-member.ts'
import { keepSealed } from '#sealed-erasure/keep-sealed.ts'

const MOST_AN_HOUR = 300

const KINDS = {
  mood: { table: 'moods', deleteRow: deleteMood, operation: 'eraseMood', unknown: 'unknown-mood' },
  assessment: {
    table: 'assessments',
    deleteRow: deleteAssessment,
    operation: 'eraseAssessment',
    unknown: 'unknown-assessment',
  },
} as const

export type EntryErasure = {
  member: SignedInMember
  kind: keyof typeof KINDS
  id: string
  /** An erasure of a mood that arrives late. */
  late?: { madeAt: Date; day: string | undefined } | undefined
  idempotencyKey: string | undefined
  traceId: string
}

/**
 * Erases one mood or one result of a member, with its note or answers (decision D55). It needs no consent: anyone who has
 * withdrawn theirs can still erase. Another member's entry is reported as unknown, and the attempt is written to the
 * audit trail. A late erasure of a mood does not erase what was made after it (decision D70).
 *
 * @throws DomainError `unknown-mood`, `unknown-assessment`, `stale-version`, `idempotency-key-reused`,
 * `too-many-requests`
 */
export async function eraseEntry(context: ApiContext, erasure: EntryErasure): Promise<void> {
  const { member, kind, late, idempotencyKey: key, traceId } = erasure
  const { table, deleteRow, operation, unknown } = KINDS[kind]
  const { memberId } = member
  const now = context.clock()
  const write = { key, operation, owner: { memberId }, input: [erasure.id], now }

  // A refusal is returned, and thrown after the transaction, so that its audit row is committed.
  const refusal = await context.database.db.transaction().execute(async (tx) => {
    if ((await claimWrite(tx, write)) !== undefined) return undefined
    await limitMember(tx, context, { name: 'erase-entry-member', memberId, max: MOST_AN_HOUR, now })
    const found = late && (await findMoodToErase(tx, { memberId, moodId: erasure.id, day: late.day }))
    const id = found?.id ?? erasure.id
    if (late && found && found.madeAt > late.madeAt) {
      await releaseWrite(tx, write)
      return new DomainError('stale-version')
    }
    const event = { actor: member.pseudonym, subjectKind: kind, subjectId: id, traceId, now }
    await keepSealed(tx, context.config.seal, {
      action: `${kind}.erase`,
      now,
      read: () => readErasedEntries(tx, context.encryption, { memberId, tables: [table], id }),
    })
    if (await deleteRow(tx, memberId, id, late?.madeAt ?? now)) {
      await recordAudit(tx, { ...event, action: `${kind}.erase` })
      return undefined
    }
    if (late?.day !== undefined) await eraseDayAgain(tx, { memberId, day: late.day, erasedAt: late.madeAt })
    await releaseWrite(tx, write)
    await noteRefusal(tx, context, { ...event, action: `${kind}.refuse`, code: unknown })
    return new DomainError(unknown)
  })
  if (refusal !== undefined) throw refusal
}

/** Of two erasures of one day the later counts, also where nothing is left for it to erase. */
async function eraseDayAgain(tx: Tx, tombstone: Tombstone & { day: string }): Promise<void> {
  const { memberId, day } = tombstone
  if (await isDayErasedSince(tx, { memberId, day, since: new Date(0) })) await insertTombstone(tx, tombstone)
}
