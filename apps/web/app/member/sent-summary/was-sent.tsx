import type { SentSummaryWhole } from '@pulli/contracts/sent-summary.ts'
import { dayIn } from '@pulli/domain/day/local-day.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { memberCalls } from '#api/member-calls.ts'
import { timeZone } from '#member/day/time-zone.ts'
import { EraseButton } from '#member/erasure/erase-button.tsx'
import { callAsMember } from '#member/session/call-as-member.ts'
import { dayOnPaper } from '#member/summary/print-dates.ts'
import { startInWords } from '#site/request-status/times-in-words.ts'
import { SentSheet } from './sent-sheet.tsx'

interface WasSentProps {
  sent: SentSummaryWhole
  /** Another one can be sent in its place. */
  isOpen: boolean
  onReplace: () => void
  onTakenBack: () => void
}

/** The sent summary, when it was opened, and a button to withdraw it. */
export function WasSent({ sent, isOpen, onReplace, onTakenBack }: WasSentProps) {
  const { appointment, counsellor: name, content, sent_at, opened_at, kept_until } = sent
  const when = (at: string) => startInWords(at, timeZone())
  const day = dayOnPaper(dayIn(timeZone(), new Date(kept_until)))
  return (
    <>
      <p>{m.sent_summary_sent_on({ when: when(sent_at) })}</p>
      <section aria-labelledby="opened-h">
        <h2 className="h-small" id="opened-h">
          {m.sent_summary_openings()}
        </h2>
        {!opened_at.some((at) => at >= sent_at) && <p>{m.sent_summary_not_opened({ name })}</p>}
        <ul className="sent__facts">
          {opened_at.map((at) => (
            <li key={at}>
              {at >= sent_at
                ? m.sent_summary_opened({ name, when: when(at) })
                : m.sent_summary_opening_earlier({ name, when: when(at) })}
            </li>
          ))}
        </ul>
      </section>
      <p className="note">{m.sent_summary_check_until({ name, day })}</p>
      <div className="actions">
        <EraseButton
          id="summary"
          question={{
            title: m.sent_summary_take_back_title(),
            text: m.sent_summary_take_back_text({ name }),
            words: { keep: m.sent_summary_leave(), yes: m.sent_summary_take_back() },
          }}
          erase={() => callAsMember(memberCalls.summaryOf(appointment), { method: 'DELETE' })}
          onErased={onTakenBack}
        >
          {m.sent_summary_take_back()}
        </EraseButton>
        {isOpen && (
          <Button kind="quiet" size="s" onClick={onReplace}>
            {m.sent_summary_replace()}
          </Button>
        )}
      </div>
      {content && (
        <section aria-label={m.sent_summary_yours({ name })} className="sent__page">
          <SentSheet content={content} />
        </section>
      )}
    </>
  )
}
