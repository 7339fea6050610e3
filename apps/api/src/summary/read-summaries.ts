import type { SentSummary, SentSummaryWhole } from '@pulli/contracts/sent-summary.ts'
import type { SignedInMember } from '@pulli/data/members/members.ts'
import { findOwnSummary, listOwnSummaries } from '@pulli/data/summary/summaries.ts'
import { listOpenings } from '@pulli/data/summary/summary-openings.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import type { ApiContext } from '#context.ts'
import { endedAfter } from './summary-retention.ts'
import { viewOfSummary } from './view-of-summary.ts'

/** Lists the summaries that a member sent and that can still be opened, or have ended, the latest appointment first. */
export async function listSummaries(
  { database: { db }, clock }: ApiContext,
  { memberId }: SignedInMember,
): Promise<SentSummary[]> {
  const sent = await listOwnSummaries(db, { memberId, endedAfter: endedAfter(clock()) })
  const openings = await listOpenings(
    db,
    sent.map(({ id }) => id),
  )
  return sent.map((one) => viewOfSummary(one, openings))
}

/**
 * Returns the summary that a member sent to an appointment, with what it shows.
 * @throws DomainError `unknown-summary`
 */
export async function readSummary(
  { database: { db }, clock }: ApiContext,
  { memberId, dataKey }: SignedInMember,
  appointmentId: string,
): Promise<SentSummaryWhole> {
  const whose = { memberId, appointmentId, endedAfter: endedAfter(clock()) }
  const found = await findOwnSummary(db, dataKey, whose)
  if (found === undefined) throw new DomainError('unknown-summary')
  const { content, ...sent } = found
  return {
    ...viewOfSummary(sent, await listOpenings(db, [sent.id])),
    content: content && JSON.parse(content),
  }
}
