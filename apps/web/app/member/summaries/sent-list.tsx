import type { SentSummary } from '@pulli/contracts/sent-summary.ts'
import { m } from '@pulli/messages/messages.js'
import { useEffect, useState } from 'react'
import { memberCalls } from '#api/member-calls.ts'
import { timeZone } from '#member/day/time-zone.ts'
import { callAsMember } from '#member/session/call-as-member.ts'
import { startInWords } from '#site/request-status/times-in-words.ts'
import { openedWords } from './opened-words.ts'
import { sendAddress } from './send-address.ts'
import './sent-list.css'

/** Every summary that was sent and can still be opened: also where its request is over, or the number has changed. */
export function SentList() {
  const [sent, setSent] = useState<SentSummary[]>([])
  useEffect(() => {
    void callAsMember<SentSummary[]>(memberCalls.summaries).then((outcome) => {
      if (outcome.kind === 'done') setSent(outcome.data.filter(({ ended_at }) => ended_at === null))
    })
  }, [])
  if (sent.length === 0) return null
  return (
    <section className="sent__list" aria-labelledby="sent-h">
      <h2 className="h-small" id="sent-h">
        {m.sent_summary_list()}
      </h2>
      <ul>
        {sent.map((one) => (
          <li key={one.appointment}>
            <a href={sendAddress(one.appointment)}>
              {m.sent_summary_list_row({
                name: one.counsellor,
                when: startInWords(one.starts_at, timeZone()),
              })}
            </a>
            <span className="note">{openedWords(one)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
