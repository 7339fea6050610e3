import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import type { SignedInMember } from '@pulli/data/members/members.ts'
import { deleteKeptPlan } from '@pulli/data/safety-plan/safety-plans.ts'
import { readErasedEntries } from '@pulli/data/sealed-erasure/sealed-erasures.ts'
import type { ApiContext } from '#context.ts'
import { limitMember } from '#limits/limit-member.ts'
import { keepSealed } from '#sealed-erasure/keep-sealed.ts'
import { MOST_PLAN_CHANGES_AN_HOUR } from './plan-limit.ts'

/**
 * Removes the copy of a safety plan from a member's account. The plan on their device stays.
 * @throws DomainError `too-many-requests`
 */
export async function removePlan(
  context: ApiContext,
  { member, requestId }: { member: SignedInMember; requestId: string },
): Promise<void> {
  const now = context.clock()
  const { memberId } = member
  await context.database.db.transaction().execute(async (tx) => {
    const max = MOST_PLAN_CHANGES_AN_HOUR
    await limitMember(tx, context, { name: 'safety-plan-member', memberId, max, now })
    await keepSealed(tx, context.config.seal, {
      action: 'plan.remove',
      now,
      read: () => readErasedEntries(tx, context.encryption, { memberId, tables: ['kept_safety_plans'] }),
    })
    if (!(await deleteKeptPlan(tx, memberId))) return
    await recordAudit(tx, {
      actor: member.pseudonym,
      action: 'plan.remove',
      subjectKind: 'member',
      requestId,
      now,
    })
  })
}
