import type { SentSummary } from '@pulli/contracts/sent-summary.ts'
import { m } from '@pulli/messages/messages.js'
import { timeZone } from '#member/day/time-zone.ts'
import { startInWords } from '#site/request-status/times-in-words.ts'

/** Says when a summary was opened, or that it was not yet. */
export function openedWords({ counsellor: name, opened_at, sent_at }: SentSummary): string {
  const last = opened_at.find((at) => at >= sent_at)
  return last === undefined
    ? m.sent_summary_not_opened({ name })
    : m.sent_summary_opened({ name, when: startInWords(last, timeZone()) })
}
