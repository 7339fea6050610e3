import { deleteAssessment } from '@pulli/data/assessment/delete-assessment.ts'
import { recordAudit } from '@pulli/data/audit/record-audit.ts'
import type { SignedInMember } from '@pulli/data/members/find-member-by-access-token.ts'
import { deleteMood } from '@pulli/data/mood/delete-mood.ts'
import { isMoodMadeSince } from '@pulli/data/mood/is-mood-made-since.ts'
import { readErasedEntries } from '@pulli/data/sealed-erasure/read-erased-entries.ts'
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
  /** When an erasure that arrives late was made. */
  madeAt?: Date | undefined
  idempotencyKey: string | undefined
  requestId: string
}

/**
 * Erases one mood or one result of a member, with its note or answers (decision D55). It needs no consent: whoever has
 * withdrawn theirs can still erase. Another member's entry is reported as unknown, and the attempt is written to the
 * audit trail. A late erasure of a mood does not erase what was made after it (decision D70).
 *
 * @throws DomainError `unknown-mood`, `unknown-assessment`, `stale-version`, `idempotency-key-reused`,
 * `too-many-requests`
 */
export async function eraseEntry(context: ApiContext, erasure: EntryErasure): Promise<void> {
  const { member, kind, id, madeAt, idempotencyKey: key, requestId } = erasure
  const { table, deleteRow, operation, unknown } = KINDS[kind]
  const { memberId } = member
  const now = context.clock()
  const write = { key, operation, owner: { memberId }, input: [id], now }

  // A refusal is returned, and thrown after the transaction, so that its audit row is committed.
  const refusal = await context.database.db.transaction().execute(async (tx) => {
    if ((await claimWrite(tx, write)) !== undefined) return undefined
    await limitMember(tx, context, { name: 'erase-entry-member', memberId, max: MOST_AN_HOUR, now })
    if (madeAt !== undefined && (await isMoodMadeSince(tx, { memberId, moodId: id, since: madeAt }))) {
      await releaseWrite(tx, write)
      return new DomainError('stale-version')
    }
    const event = { actor: member.pseudonym, subjectKind: kind, subjectId: id, requestId, now }
    await keepSealed(tx, context.config.seal, {
      action: `${kind}.erase`,
      now,
      read: () => readErasedEntries(tx, context.encryption, { memberId, tables: [table], id }),
    })
    if (await deleteRow(tx, memberId, id, madeAt ?? now)) {
      await recordAudit(tx, { ...event, action: `${kind}.erase` })
      return undefined
    }
    await releaseWrite(tx, write)
    await noteRefusal(tx, context, { ...event, action: `${kind}.refuse`, code: unknown })
    return new DomainError(unknown)
  })
  if (refusal !== undefined) throw refusal
}
