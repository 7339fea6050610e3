import type { DeskAppointment } from '@pulli/contracts/desk-request.ts'
import type { OpenedSummary as Opened } from '@pulli/contracts/sent-summary.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { Suspense, useState } from 'react'
import { errorText } from '#call/error-text.ts'
import { Refusal } from '#call/refusal.tsx'
import { callDesk } from '#desk/call-desk.ts'
import { whenWords } from '#desk/date-words.ts'
import { deskCalls } from '#desk-addresses.ts'
import { lazySection } from '#member/shell/lazy-section.tsx'

// Loaded when one is opened.
const OpenedSummary = lazySection(() => import('./opened-summary.tsx'))

interface SentSummaryProps {
  request: string
  appointment: DeskAppointment & { summary_sent_at: string }
}

/** That a member sent a summary to an appointment; for its counsellor alone the button that opens it. */
export function SentSummary({ request, appointment }: SentSummaryProps) {
  const [opened, setOpened] = useState<Opened>()
  const [isBusy, setIsBusy] = useState(false)
  const [fault, setFault] = useState('')
  const { id, is_own, staff, summary_sent_at, summary_is_urgent } = appointment

  async function open() {
    if (isBusy) return
    setIsBusy(true)
    setFault('')
    const outcome = await callDesk<Opened>(deskCalls.appointment(request, id, 'summary'), { method: 'POST' })
    setIsBusy(false)
    if (outcome.kind === 'done') setOpened(outcome.data)
    else setFault(errorText(outcome))
  }

  return (
    <section className="case__part" aria-labelledby={`summary-${id}`}>
      <h3 id={`summary-${id}`}>{m.desk_summary_heading()}</h3>
      {summary_is_urgent && (
        <p className="case__first">
          <b>{is_own ? m.desk_summary_first() : m.desk_summary_first_other({ name: staff.name })}</b>
        </p>
      )}
      <p>{m.desk_summary_sent({ when: whenWords(summary_sent_at) })}</p>
      {!is_own && <p className="note">{m.desk_summary_only({ name: staff.name })}</p>}
      <Refusal>{fault}</Refusal>
      {is_own && (
        <p className="case__row">
          {opened ? (
            <Button kind="line" size="s" onClick={() => setOpened(undefined)}>
              {m.desk_summary_close()}
            </Button>
          ) : (
            <>
              <Button
                kind="line"
                size="s"
                busy={isBusy}
                busyLabel={m.desk_waiting()}
                onClick={() => void open()}
              >
                {m.desk_summary_open()}
              </Button>
              <span className="note">{m.desk_summary_note()}</span>
            </>
          )}
        </p>
      )}
      {opened && (
        <Suspense fallback={<p role="status">{m.desk_waiting()}</p>}>
          <OpenedSummary content={opened.content} />
        </Suspense>
      )}
    </section>
  )
}
