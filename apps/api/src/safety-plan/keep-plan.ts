import type { PlanToKeep } from '@pulli/contracts/safety-plan.ts'
import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import type { SignedInMember } from '@pulli/data/members/members.ts'
import { findKeptPlan, storeKeptPlan } from '@pulli/data/safety-plan/safety-plans.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import { settleMember } from '#account/settle-member.ts'
import type { ApiContext } from '#context.ts'
import { limitMember } from '#limits/limit-member.ts'
import { limitNewEntries } from '#sealed-erasure/limit-new-entries.ts'
import { MOST_PLAN_CHANGES_AN_HOUR } from './plan-limit.ts'

/**
 * Keeps the sealed copy of a member's safety plan in their account. The same bytes sent again are there already.
 * @throws DomainError `stale-plan` if the stored copy is not the one that it replaces, `too-many-requests`,
 *   `too-many-entries`
 */
export async function keepPlan(
  context: ApiContext,
  { member, plan, traceId }: { member: SignedInMember; plan: PlanToKeep; traceId: string },
): Promise<{ version: number; keptAt: Date }> {
  const now = context.clock()
  const { memberId } = member
  return context.database.db.transaction().execute(async (tx) => {
    // Others of this member wait here, so what is found below stays.
    const max = MOST_PLAN_CHANGES_AN_HOUR
    await limitMember(tx, context, { name: 'safety-plan-member', memberId, max, now })
    await settleMember(tx, context.encryption, { member, traceId, now })
    const found = await findKeptPlan(tx, memberId)
    if (found?.sealed === plan.sealed) return found
    const replaces = plan.replaces ?? undefined
    const version = await storeKeptPlan(tx, { memberId, sealed: plan.sealed, replaces, now })
    if (version === undefined) throw new DomainError('stale-plan')
    if (found === undefined) await limitNewEntries(tx, context, { kind: 'document', memberId, now })
    await recordAudit(tx, {
      actor: member.pseudonym,
      action: 'plan.keep',
      subjectKind: 'member',
      traceId,
      now,
    })
    return { version, keptAt: now }
  })
}
