import type { SentSummary } from '@pulli/contracts/sent-summary.ts'
import { m } from '@pulli/messages/messages.js'
import { MoreLink } from '@pulli/ui/more-link/more-link.tsx'
import { useEffect, useState } from 'react'
import { memberCalls } from '#api/member-calls.ts'
import { timeZone } from '#member/day/time-zone.ts'
import { callAsMember } from '#member/session/call-as-member.ts'
import { startInWords } from '#site/request-status/times-in-words.ts'
import { openedWords } from './opened-words.ts'
import { sendAddress } from './send-address.ts'

/** The way to a summary for an appointment, and what became of the one that was sent. */
export function SummaryOf({ appointment }: { appointment: string }) {
  const [sent, setSent] = useState<SentSummary>()
  useEffect(() => {
    void callAsMember<SentSummary[]>(memberCalls.summaries).then((outcome) => {
      if (outcome.kind === 'done') setSent(outcome.data.find((one) => one.appointment === appointment))
    })
  }, [appointment])
  const isThere = sent !== undefined && sent.ended_at === null
  return (
    <div>
      {sent && (
        <p>
          {isThere
            ? `${m.sent_summary_sent_on({ when: startInWords(sent.sent_at, timeZone()) })} ${openedWords(sent)}`
            : m.sent_summary_ended({ name: sent.counsellor })}
        </p>
      )}
      <MoreLink href={sendAddress(appointment)}>
        {isThere ? m.sent_summary_see() : m.sent_summary_link()}
      </MoreLink>
      {!sent && <p className="note">{m.sent_summary_link_note()}</p>}
    </div>
  )
}
