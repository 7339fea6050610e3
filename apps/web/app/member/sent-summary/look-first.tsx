import type { SummaryPreview } from '@pulli/contracts/sent-summary.ts'
import { dayIn } from '@pulli/domain/day/local-day.ts'
import { urgentResults } from '@pulli/domain/summary/urgent-results.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { CallList } from '@pulli/ui/call-list/call-list.tsx'
import { addresses } from '#addresses.ts'
import { Refusal } from '#call/refusal.tsx'
import { timeZone } from '#member/day/time-zone.ts'
import { useShell } from '#member/shell/use-shell.ts'
import { dayOnPaper } from '#member/summary/print-dates.ts'
import { CounselorActions } from '#opening-hours/counselor-actions.tsx'
import { firstCalls } from '#shell/first-calls.ts'
import { NotUrgent } from './not-urgent.tsx'
import { SentSheet, summaryOf } from './sent-sheet.tsx'

interface LookFirstProps {
  preview: SummaryPreview
  fault: string
  isBusy: boolean
  onSend: () => void
  onBack: () => void
}

/** What would be shown, to whom, until when, and what cannot be undone: then the button that sends it. */
export function LookFirst({ preview, fault, isBusy, onSend, onBack }: LookFirstProps) {
  const { content, counsellor: name, kept_until } = preview
  const day = dayOnPaper(dayIn(timeZone(), new Date(kept_until)))
  const isUrgent = urgentResults(summaryOf(content)).length > 0
  return (
    <>
      <h2>{m.sent_summary_check()}</h2>
      {isUrgent && <HelpNow name={name} />}
      <ul className="sent__facts">
        <li>{m.sent_summary_check_who({ name })}</li>
        <li>{isUrgent ? m.sent_summary_check_others_urgent({ name }) : m.sent_summary_check_others()}</li>
        <li>{m.sent_summary_check_back({ name })}</li>
        <li>{m.sent_summary_check_until({ name, day })}</li>
        <li>{m.sent_summary_check_sooner()}</li>
        <li>{m.sent_summary_check_copy()}</li>
        {!isUrgent && (
          <li>
            <NotUrgent name={name} />
          </li>
        )}
      </ul>
      <section aria-label={m.sent_summary_check_page({ name })} className="sent__page">
        <SentSheet content={content} />
      </section>
      <Refusal>{fault}</Refusal>
      <p className="actions">
        <Button kind="act" busy={isBusy} busyLabel={m.sent_summary_sending()} onClick={onSend}>
          {m.sent_summary_send({ name })}
        </Button>
        <Button kind="line" onClick={onBack}>
          {m.sent_summary_change()}
        </Button>
      </p>
    </>
  )
}

/** Whom to call, the plan and another counsellor, where an answer in the summary asks for help. */
function HelpNow({ name }: { name: string }) {
  const { office } = useShell()
  const { talk, emergency } = firstCalls()
  return (
    <aside className="sent__safety" aria-label={m.overview_calls()}>
      <p>{m.sent_summary_check_urgent({ name })}</p>
      <CallList calls={[talk, emergency]} />
      <p>
        <a href={addresses.safetyPlan}>{m.overview_plan()}</a>
      </p>
      <p className="actions">
        <CounselorActions office={office} />
      </p>
    </aside>
  )
}
