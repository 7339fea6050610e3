/**
 * The actions of the audit trail that a restored backup would undo to a person's harm: erasures, withdrawals, and the
 * removal of staff. Each is copied beside the backups, and a restore repeats those made since.
 */
const COPIED_ACTIONS = [
  'member.erase',
  'member.expire',
  'mood.erase',
  'moods.erase',
  'assessment.erase',
  'assessments.erase',
  'consent.withdraw',
  'plan.remove',
  'summary.take-back',
  'consultation-request.erase',
  'newsletter-subscription.leave',
  'number.change',
  'staff.remove',
] as const

export type CopiedAction = (typeof COPIED_ACTIONS)[number]

/** An event of the audit trail as it lies beside the backups. It names a member by pseudonym. */
export type ErasureEvent = {
  id: string
  occurredAt: Date
  actor: string
  action: CopiedAction
  subjectKind: string
  subjectId: string | null
}

export function isCopied(action: string): action is CopiedAction {
  return COPIED_ACTIONS.some((copied) => copied === action)
}
