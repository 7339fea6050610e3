import type { SummaryContent } from '@pulli/contracts/sent-summary.ts'
import { SentSheet } from '#member/sent-summary/sent-sheet.tsx'

/** The summary that a member sent, as they saw it. */
export default function OpenedSummary({ content }: { content: SummaryContent }) {
  return <SentSheet content={content} />
}
