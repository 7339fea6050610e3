import type { SummaryContent } from '@pulli/contracts/sent-summary.ts'

/** Whether a summary shows an answer that asks for help. */
export function isUrgentSummary({ assessments }: Pick<SummaryContent, 'assessments'>): boolean {
  return assessments.some(({ results }) => results.some((result) => result.has_safety_answer))
}
