import type { SummaryContent } from '@pulli/contracts/sent-summary.ts'
import { listSummaries } from '@pulli/data/summary/summary-openings.ts'
import type { ApiContext } from '#context.ts'

/** Whether a summary shows an answer that asks for help. */
export function isUrgentSummary({ assessments }: Pick<SummaryContent, 'assessments'>): boolean {
  return assessments.some(({ results }) => results.some((result) => result.has_safety_answer))
}

/** Returns the appointments of requests, booked and not over, whose summary has such an answer. */
export async function urgentAppointments(
  { database, encryption, clock }: ApiContext,
  requestIds: readonly string[],
) {
  const coming = await listSummaries(database.db, encryption, { requestIds, endedAfter: clock() })
  return coming.filter(
    ({ status, content }) =>
      status === 'booked' && content !== undefined && isUrgentSummary(JSON.parse(content)),
  )
}
