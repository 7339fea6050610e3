import type { ErasedAssessment, KeptAssessment } from '@pulli/contracts/assessment.ts'
import { addresses } from '#addresses.ts'
import type { Outcome } from '#api/call-api.ts'
import { memberCalls } from '#api/member-calls.ts'
import { updateCachedView } from '#member/offline/view-cache.ts'
import { callAsMember } from '#member/session/call-as-member.ts'
import { currentUser } from '#member/session/session.ts'

/** D55: erases a result, also from what this browser caches. One that is gone already counts as erased. */
export async function eraseResult(id: string): Promise<Outcome<ErasedAssessment>> {
  const outcome = await callAsMember<ErasedAssessment>(memberCalls.eraseAssessment(id), { method: 'DELETE' })
  const isGone = outcome.kind === 'refused' && outcome.code === 'unknown-assessment'
  if (outcome.kind !== 'done' && !isGone) return outcome
  const memberId = currentUser()?.id
  if (memberId !== undefined) {
    await updateCachedView<KeptAssessment[]>(addresses.dashboard, memberId, (results) =>
      results.filter((one) => one.id !== id),
    )
  }
  return { kind: 'done', data: { id }, message: '' }
}
