import { CALLBACK_WORDS } from '@pulli/contracts/callback/callback-in-words.ts'
import type { DeskRequest, NumberView, ShownNumber } from '@pulli/contracts/desk-request.ts'
import type { ViewReason } from '@pulli/domain/consultation/request-reasons.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { SelectField } from '@pulli/ui/field/select-field.tsx'
import { useState } from 'react'
import { useCallForm } from '#call/call-form.tsx'
import { Refusal } from '#call/refusal.tsx'
import { callDesk } from '#desk/call-desk.ts'
import { whenWords } from '#desk/date-words.ts'
import { DeskPart } from '#desk/desk-part.tsx'
import { VIEW_WORDS } from './request-words.ts'

interface BeforeCallingProps {
  request: DeskRequest
  /** To call is what comes next: the button that shows the number is the main one. */
  isNext: boolean
  onShown: () => void
}

const QUESTIONS = Object.keys(CALLBACK_WORDS) as (keyof typeof CALLBACK_WORDS)[]

/** How the person may be called, and only after that the number, on request. */
export function BeforeCalling({ request, isNext, onShown }: BeforeCallingProps) {
  const [shown, setShown] = useState<ShownNumber>()
  return (
    <DeskPart className="case__part" title={m.desk_case_before()}>
      <dl className="case__facts">
        {QUESTIONS.map((question) => (
          <div key={question}>
            <dt>{CALLBACK_WORDS[question].question()}</dt>
            <dd>{answerInWords(question, request.contact[question])}</dd>
          </div>
        ))}
      </dl>
      {shown ? (
        <Contact {...shown} />
      ) : (
        <NumberForm
          request={request}
          isNext={isNext}
          onShown={(number) => {
            setShown(number)
            onShown()
          }}
        />
      )}
    </DeskPart>
  )
}

function answerInWords(question: keyof typeof CALLBACK_WORDS, answer: string): string {
  const words: Readonly<Record<string, () => string>> = CALLBACK_WORDS[question].answers
  return words[answer]?.() ?? answer
}

function Contact({ name, phone, email }: ShownNumber) {
  return (
    <dl className="case__facts case__facts--shown" aria-live="polite">
      <div>
        <dt>{m.desk_case_name()}</dt>
        <dd>{name}</dd>
      </div>
      <div>
        <dt>{m.desk_case_phone()}</dt>
        <dd>
          <a className="case__number" href={`tel:${phone}`}>
            {phone}
          </a>
        </dd>
      </div>
      <div>
        <dt>{m.desk_case_email()}</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
      </div>
    </dl>
  )
}

interface NumberFormProps extends Pick<BeforeCallingProps, 'request' | 'isNext'> {
  onShown: (number: ShownNumber) => void
}

/** Shows the number, and outside the person's hours asks why. */
function NumberForm({ request: { id, calling, masked_phone }, isNext, onShown }: NumberFormProps) {
  const { form, isBusy, errors, formError } = useCallForm({
    check: (typed) =>
      calling.needs_reason && !typed.get('reason')
        ? { errors: { reason: m.desk_case_why_needed() } }
        : undefined,
    send: (typed) => {
      const body = Object.fromEntries(typed) as NumberView
      return callDesk('POST /requests/:id/number', { id, body })
    },
    onDone: (_, number) => onShown(number),
  })
  return (
    <form className="case__show" {...form}>
      <p>
        {m.desk_case_number()} <b>{masked_phone}</b>
      </p>
      {!calling.is_in_hours && (
        <p className="case__missed">
          {calling.from === null
            ? m.desk_case_not_now_unknown()
            : m.desk_case_not_now({ when: whenWords(calling.from) })}
        </p>
      )}
      {calling.needs_reason && (
        <SelectField
          id="number-reason"
          name="reason"
          label={m.desk_case_why()}
          placeholder={m.desk_case_why_choose()}
          options={(Object.keys(VIEW_WORDS) as ViewReason[]).map((value) => ({
            value,
            label: VIEW_WORDS[value](),
          }))}
          error={errors.reason}
        />
      )}
      <Refusal>{formError}</Refusal>
      <p className="case__row">
        <Button
          kind={isNext ? 'act' : 'line'}
          size="s"
          type="submit"
          busy={isBusy}
          busyLabel={m.desk_waiting()}
        >
          {m.desk_case_show()}
        </Button>
        <span className="note">{m.desk_case_show_note()}</span>
      </p>
    </form>
  )
}
