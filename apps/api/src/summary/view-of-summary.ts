import type { SentSummary } from '@pulli/contracts/sent-summary.ts'
import type { OwnSummary } from '@pulli/data/summary/summaries.ts'
import { keptUntil } from './summary-retention.ts'

type Recipient = Pick<OwnSummary, 'appointmentId' | 'startsAt' | 'endsAt' | 'staffName'>
type Opening = { summaryId: string | null; viewedAt: Date }

/** Returns whom a summary goes to, and until when they can open it. */
export function recipientOf({ appointmentId, startsAt, endsAt, staffName }: Recipient) {
  return {
    appointment: appointmentId,
    starts_at: startsAt.toISOString(),
    counsellor: staffName,
    kept_until: keptUntil(endsAt).toISOString(),
  }
}

/** Returns a summary as its member sees it, with when it was opened. */
export function viewOfSummary(sent: OwnSummary, openings: readonly Opening[]): SentSummary {
  return {
    ...recipientOf(sent),
    sent_at: sent.sentAt.toISOString(),
    purposes: sent.purposes,
    opened_at: openings
      .filter(({ summaryId }) => summaryId === sent.id)
      .map(({ viewedAt }) => viewedAt.toISOString()),
    ended_at: sent.endedAt?.toISOString() ?? null,
  }
}
