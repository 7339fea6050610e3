import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import { erasePerson } from '@pulli/data/data-rights/erase-person.ts'
import { addJob } from '@pulli/data/jobs/jobs.ts'
import type { SignedInMember } from '@pulli/data/members/members.ts'
import { readErasedPerson } from '@pulli/data/sealed-erasure/sealed-erasures.ts'
import { noteRefusal } from '#audit/record-refusal.ts'
import type { ApiContext } from '#context.ts'
import { keepSealed } from '#sealed-erasure/keep-sealed.ts'
import { verifyMemberCode } from '#sign-in/verify-member-code.ts'
import { dataSubjectOf } from './data-subject.ts'

export type Erasure = { member: SignedInMember; code: string; traceId: string }

/**
 * Erases a member who has confirmed their number with a code. Their sessions are deleted too, which ends them at once
 * on every replica.
 *
 * @throws DomainError `wrong-code`, `too-many-tries`
 */
export async function eraseMember(context: ApiContext, erasure: Erasure): Promise<void> {
  const { member, code, traceId } = erasure
  const now = context.clock()
  const refusal = await context.database.db.transaction().execute(async (tx) => {
    const { refusal: refused } = await verifyMemberCode(tx, context, { member, purpose: 'erase', code, now })
    const event = { actor: member.pseudonym, subjectKind: 'member', traceId, now }
    if (refused !== undefined) {
      await noteRefusal(tx, context, { ...event, action: 'erasure.refuse', code: refused.code })
      return refused
    }
    // Written while the pseudonym still belongs to a member; once this transaction commits, it no longer does.
    await recordAudit(tx, { ...event, action: 'member.erase' })
    const whose = dataSubjectOf(member, context.config.keys)
    await keepSealed(tx, context.config.seal, {
      action: 'member.erase',
      now,
      read: () => readErasedPerson(tx, context.encryption, whose),
    })
    await erasePerson(tx, context.encryption, whose)
    // The job deletes their mails in the outbox: it looks for deleted requests, so its payload holds no id.
    await addJob(tx, { task: 'sweep-outbox', payload: {}, key: 'sweep-outbox' })
    return undefined
  })
  if (refusal !== undefined) throw refusal
}
