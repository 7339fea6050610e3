import { KeptPlanState, PlanKept, PlanToKeep } from '@pulli/contracts/safety-plan.ts'
import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import type { SignedInMember } from '@pulli/data/members/members.ts'
import { deleteKeptPlan, findKeptPlan } from '@pulli/data/safety-plan/safety-plans.ts'
import { readErasedEntries } from '@pulli/data/sealed-erasure/sealed-erasures.ts'
import { m } from '@pulli/messages/messages.js'
import { z } from 'zod'
import type { ApiContext } from '#context.ts'
import { callsOf } from '#http/calls.ts'
import { limitMember } from '#limits/limit-member.ts'
import { OWN_ROWS } from '#limits/no-limit.ts'
import { SEALED_COPY_DESCRIBED } from '#sealed-erasure/described.ts'
import { keepSealed } from '#sealed-erasure/keep-sealed.ts'
import { withSealedCopy } from '#sealed-erasure/with-sealed-copy.ts'
import { keepPlan } from './keep-plan.ts'
import { MOST_PLAN_CHANGES_AN_HOUR } from './plan-limit.ts'

const call = callsOf({ tag: 'Member', caller: 'member' })

/** The sealed copy of the safety plan. */
export const safetyPlanCalls = {
  readKeptPlan: call({
    route: 'GET /members/me/safety-plan',
    summary: 'Get the sealed copy of the safety plan',
    description:
      'Returns the copy as the client sealed it, or null. The server cannot read it: the key comes from a code that ' +
      'is drawn by the client and never sent.',
    answer: KeptPlanState,
    limit: OWN_ROWS,
    says: m.kept_plan_read,
    run: async ({ context, member }) => {
      const found = await findKeptPlan(context.database.db, member.memberId)
      const copy = found
        ? { sealed: found.sealed, version: found.version, kept_at: found.keptAt.toISOString() }
        : null
      return { copy }
    },
  }),
  keepPlan: call({
    route: 'PUT /members/me/safety-plan',
    summary: 'Keep a sealed copy of the safety plan',
    description:
      'Takes what the client encrypted, and the version that it replaces: null for the first. Another one answers ' +
      '409 `stale-plan`, so that no device writes over what another one wrote.',
    body: PlanToKeep,
    answer: PlanKept,
    refuses: ['stale-plan'],
    limit: ['too-many-requests', 'too-many-entries'],
    retry: { safeBecause: 'the same bytes sent again are there already, and answered with their version' },
    says: m.kept_plan_kept,
    run: async ({ context, member, body: plan, traceId }) => {
      const { version, keptAt } = await keepPlan(context, { member, plan, traceId })
      return { version, kept_at: keptAt.toISOString() }
    },
  }),
  removeKeptPlan: call({
    route: 'DELETE /members/me/safety-plan',
    summary: 'Remove the sealed copy of the safety plan',
    description: `What is on a device stays there. Repeating the call changes nothing.${SEALED_COPY_DESCRIBED}`,
    answer: z.strictObject({}),
    limit: ['too-many-requests'],
    retry: { safeBecause: 'a second time changes nothing' },
    says: ({ context }) => withSealedCopy(context.config, m.kept_plan_removed()),
    run: async ({ context, member, traceId }) => {
      await removePlan(context, { member, traceId })
      return {}
    },
  }),
}

/**
 * Removes the copy of a safety plan from a member's account. The plan on their device stays.
 * @throws DomainError `too-many-requests`
 */
async function removePlan(
  context: ApiContext,
  { member, traceId }: { member: SignedInMember; traceId: string },
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
      traceId,
      now,
    })
  })
}
