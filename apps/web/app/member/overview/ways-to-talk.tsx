import type { OfficeHours } from '@pulli/contracts/opening-hours/office-hours.ts'
import type { WaysToTalk as Ways } from '@pulli/domain/overview/ways-to-talk.ts'
import { m } from '@pulli/messages/messages.js'
import { Button, ButtonLink } from '@pulli/ui/button/button.tsx'
import { CallList } from '@pulli/ui/call-list/call-list.tsx'
import { addresses } from '#addresses.ts'
import { telephone } from '#content/telephone.ts'
import { CounselorActions } from '#opening-hours/counselor-actions.tsx'
import { firstCalls } from '#shell/first-calls.ts'

const ID = 'calls-h'

interface WaysToTalkProps {
  ways: Exclude<Ways, 'none'>
  /** When someone answers (D51). */
  office: OfficeHours | undefined
  /** Hides the numbers, or ends the question; undefined where neither can be hidden. */
  onHide: (() => void) | undefined
}

/** D77: whom to call, the plan and the way to a counsellor, beside each sentence that asks to talk. */
export default function WaysToTalk({ ways, office, onHide }: WaysToTalkProps) {
  const { talk, emergency } = firstCalls()
  if (ways === 'numbers') {
    return (
      <>
        <aside className="callsnow" aria-labelledby={ID}>
          <h2 className="h-small" id={ID}>
            {m.overview_calls()}
          </h2>
          <CallList calls={[talk, emergency]} />
          <p className="callsnow__actions">
            <a href={addresses.safetyPlan}>{m.overview_plan()}</a>
            <a href={addresses.crisis}>{m.crisis_more_lines()}</a>
            <Hide onHide={onHide}>{m.overview_calls_hide()}</Hide>
          </p>
        </aside>
        <p className="actions">
          <CounselorActions office={office} />
        </p>
      </>
    )
  }
  return (
    <p className="actions">
      <ButtonLink kind="line" href={telephone(talk.telephone)}>
        {m.overview_call({ number: talk.number })}
      </ButtonLink>
      <ButtonLink kind="line" href={addresses.safetyPlan}>
        {m.overview_plan()}
      </ButtonLink>
      <CounselorActions office={office} />
      <Hide onHide={onHide}>{m.overview_hide()}</Hide>
    </p>
  )
}

function Hide({ onHide, children }: Pick<WaysToTalkProps, 'onHide'> & { children: string }) {
  if (!onHide) return null
  return (
    <Button
      kind="quiet"
      size="s"
      onClick={() => {
        onHide()
        // The button goes: the focus goes to the page's heading.
        document.querySelector('h1')?.focus()
      }}
    >
      {children}
    </Button>
  )
}
