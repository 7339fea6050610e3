import { CALLBACK_WORDS } from '@pulli/contracts/callback/callback-in-words.ts'
import type { DeskRequest, NumberView, ShownNumber } from '@pulli/contracts/desk-request.ts'
import type { ViewReason } from '@pulli/domain/consultation/request-reasons.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { SelectField } from '@pulli/ui/field/select-field.tsx'
import { type FormEvent, useState } from 'react'
import { errorText } from '#call/error-text.ts'
import { Refusal } from '#call/refusal.tsx'
import { callDesk } from '#desk/call-desk.ts'
import { whenWords } from '#desk/date-words.ts'
import { deskCalls } from '#desk-addresses.ts'
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
  return (
    <section className="case__part" aria-labelledby="before-h">
      <h2 id="before-h">{m.desk_case_before()}</h2>
      <dl className="case__facts">
        {QUESTIONS.map((question) => (
          <div key={question}>
            <dt>{CALLBACK_WORDS[question].question()}</dt>
            <dd>{answerInWords(question, request.contact[question])}</dd>
          </div>
        ))}
      </dl>
      <NumberOf request={request} isNext={isNext} onShown={onShown} />
    </section>
  )
}

function answerInWords(question: keyof typeof CALLBACK_WORDS, answer: string): string {
  const words: Readonly<Record<string, () => string>> = CALLBACK_WORDS[question].answers
  return words[answer]?.() ?? answer
}

function NumberOf({ request, isNext, onShown }: BeforeCallingProps) {
  const { id, calling, masked_phone } = request
  const [shown, setShown] = useState<ShownNumber>()
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const [fault, setFault] = useState('')

  async function show(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    const isMissing = calling.needs_reason && reason === ''
    setMissing(isMissing ? m.desk_case_why_needed() : undefined)
    if (isMissing) return document.getElementById('number-reason')?.focus()
    setIsBusy(true)
    setFault('')
    const body: NumberView = reason === '' ? {} : { reason: reason as ViewReason }
    const outcome = await callDesk<ShownNumber>(deskCalls.number(id), { method: 'POST', body })
    setIsBusy(false)
    if (outcome.kind !== 'done') return setFault(errorText(outcome))
    setShown(outcome.data)
    onShown()
  }

  if (shown)
    return (
      <dl className="case__facts case__facts--shown" aria-live="polite">
        <div>
          <dt>{m.desk_case_name()}</dt>
          <dd>{shown.name}</dd>
        </div>
        <div>
          <dt>{m.desk_case_phone()}</dt>
          <dd>
            <a className="case__number" href={`tel:${shown.phone}`}>
              {shown.phone}
            </a>
          </dd>
        </div>
        <div>
          <dt>{m.desk_case_email()}</dt>
          <dd>
            <a href={`mailto:${shown.email}`}>{shown.email}</a>
          </dd>
        </div>
      </dl>
    )

  return (
    <form className="case__show" noValidate onSubmit={show}>
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
          value={reason}
          error={missing}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      )}
      <Refusal>{fault}</Refusal>
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
