import type { RecordedRequestEvent } from '@pulli/contracts/desk-request.ts'
import { RECORDED_REASONS, type RecordedEvent } from '@pulli/domain/consultation/request-reasons.ts'
import { m } from '@pulli/messages/messages.js'
import { callDesk } from '#desk/call-desk.ts'
import { deskCalls } from '#desk-addresses.ts'
import { REASON_WORDS } from './request-words.ts'
import { StepForm } from './step-form.tsx'

/** The forms that record an event with a reason, each with the events that it may record. */
const FORMS = {
  call: { title: m.desk_call_title, missing: m.desk_case_choose, kinds: ['tried', 'reached'] },
  decline: { title: m.desk_decline_title, missing: m.desk_case_choose_reason, kinds: ['declined'] },
  close: { title: m.desk_close_title, missing: m.desk_case_choose_reason, kinds: ['closed'] },
} as const satisfies Record<
  string,
  { title: () => string; missing: () => string; kinds: readonly RecordedEvent[] }
>

const LEGENDS: Partial<Record<RecordedEvent, () => string>> = {
  tried: m.desk_call_tried,
  reached: m.desk_call_reached,
}

interface ReasonFormProps {
  form: keyof typeof FORMS
  request: string
  /** The kind and the reason, such as `tried:busy`, as far as chosen. */
  chosen: string | undefined
  /** Stored with the draft, so that a retry records nothing twice. */
  repeatKey: string | undefined
  onChoose: (chosen: string) => void
  onDone: () => Promise<void>
  onNotDone: () => void
  onLeave: () => void
}

/** Asks what came of a call, or why a request is over. */
export function ReasonForm({ form, request, chosen, repeatKey, onChoose, ...rest }: ReasonFormProps) {
  const { title, missing, kinds } = FORMS[form]
  return (
    <StepForm
      {...rest}
      id={`step-${form}`}
      title={title()}
      isRepeatable={repeatKey !== undefined}
      missing={chosen === undefined ? missing() : undefined}
      send={() => callDesk(deskCalls.requestEvents(request), { method: 'POST', body: eventOf(chosen ?? '') })}
    >
      {kinds.map((kind) => (
        <fieldset key={kind}>
          <legend className={LEGENDS[kind] ? undefined : 'sr'}>{(LEGENDS[kind] ?? title)()}</legend>
          <div className="desk-step__c">
            {RECORDED_REASONS[kind].map((reason) => {
              const value = `${kind}:${reason}`
              return (
                <label key={value}>
                  <input
                    type="radio"
                    name="what"
                    value={value}
                    checked={chosen === value}
                    onChange={() => onChoose(value)}
                  />
                  {REASON_WORDS[reason]()}
                </label>
              )
            })}
          </div>
        </fieldset>
      ))}
    </StepForm>
  )
}

function eventOf(chosen: string): RecordedRequestEvent {
  const [kind, reason] = chosen.split(':')
  return { kind, reason } as RecordedRequestEvent
}
