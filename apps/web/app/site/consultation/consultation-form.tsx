import type { CallHours } from '@pulli/contracts/callback/call-hours.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { ErrorSummary } from '@pulli/ui/error-summary/error-summary.tsx'
import { type FormEvent, useRef, useState } from 'react'
import { addresses, providerCalls } from '#addresses.ts'
import { callApi, type Outcome, readAnswer } from '#api/call-api.ts'
import { idempotencyKeys } from '#api/idempotency-keys.ts'
import { FormToken } from '#form-token/form-token.tsx'
import { clearToasts, showToast } from '#toasts/show-toast.ts'
import { type AskedFor, ConsultationFields } from './consultation-fields.tsx'
import {
  type ConsultationErrors,
  type ConsultationValues,
  consultationErrors,
  consultationValues,
  FIELDS,
  fieldId,
  fillForm,
} from './consultation-values.ts'
import { NextSteps } from './next-steps.tsx'
import { NoticeInShort, PrivacyNotice } from './privacy-notice.tsx'
import { SentDialog } from './sent-dialog.tsx'
import './offer.css'

/** LIM-12 */
const ERROR_TOAST_MS = 3_000

export interface ConsultationFormProps {
  /** Id of the heading that names the form. */
  labelledBy: string
  /** Marks every field as required (CNS-05). */
  required?: boolean
  /** What its button says, where it is not a consultation that is asked for in so many words (SVC-03). */
  submitLabel?: string
  /** First day that can be chosen, `YYYY-MM-DD`. */
  today: string
  /** The working hours, for the middle of a sentence. */
  hours: string
  /** What the settings say about calling back. */
  calls: CallHours
  /** Whom a visitor from the team page asks for. */
  asked?: AskedFor
  /** Where the way back leads after the plain form was sent. */
  returnTo: string
  /** What a plain form brought back, with what to change. */
  values?: ConsultationValues
  errors?: ConsultationErrors
}

/** The result of a failed attempt: messages, and the input. */
interface Failure {
  attempt: number
  errors: ConsultationErrors
  typed: ConsultationValues | undefined
}

/**
 * The consultation request (CNS-02 to CNS-14). The browser holds the values, React the state: so a plain form
 * does the same without React, and what was typed before React came is still there.
 */
export function ConsultationForm(props: ConsultationFormProps) {
  const {
    labelledBy,
    required = false,
    submitLabel,
    today,
    hours,
    calls,
    returnTo,
    asked,
    values,
    errors = {},
  } = props
  const [isSending, setIsSending] = useState(false)
  const [failure, setFailure] = useState<Failure>({ attempt: 0, errors, typed: undefined })
  /** Messages beside the fields: each goes as soon as its field is changed. */
  const [fieldErrors, setFieldErrors] = useState(errors)
  /** When the last request arrived. */
  const [sentAt, setSentAt] = useState<Date>()
  const [keys] = useState(idempotencyKeys)
  const form = useRef<HTMLFormElement>(null)
  const dialog = useRef<HTMLDialogElement>(null)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const typed = consultationValues(new FormData(event.currentTarget))
    setIsSending(true)
    const outcome = await send(typed)
    setIsSending(false)
    // Corrections made during the attempt are restored too.
    const now = form.current ? consultationValues(new FormData(form.current)) : typed
    fillForm(form.current, undefined)
    // An error of the previous attempt would cover this one's answer. Its code may still be loading.
    void clearToasts()
    if (outcome.kind === 'done') {
      keys.forget()
      setFieldErrors({})
      setSentAt(new Date())
      setFailure({ attempt: 0, errors: {}, typed: undefined })
      dialog.current?.showModal()
      return
    }
    const refused = outcome.kind === 'refused' ? outcome : undefined
    const faults = consultationErrors(refused?.fields)
    setFailure(({ attempt }) => ({ attempt: attempt + 1, errors: faults, typed: anythingIn(now) }))
    setFieldErrors(faults)
    const text = refused?.message || m.consultation_failed()
    void showToast({ text, kind: 'error', closesAfterMs: ERROR_TOAST_MS })
  }

  /** A browser that cannot make a key counts as no answer: the button must not stay busy. */
  async function send(typed: ConsultationValues): Promise<Outcome<unknown>> {
    try {
      return await sendConsultation(typed, keys.keyFor(typed))
    } catch {
      return { kind: 'unanswered' }
    }
  }

  function restore() {
    fillForm(form.current, failure.typed)
    setFailure({ ...failure, typed: undefined })
    const firstWrong = FIELDS.find((field) => failure.errors[field]) ?? 'name'
    document.getElementById(fieldId(firstWrong))?.focus()
  }

  function change({ target }: FormEvent<HTMLFormElement>) {
    const field = FIELDS.find((one) => target instanceof Element && target.id === fieldId(one))
    if (field && fieldErrors[field]) setFieldErrors({ ...fieldErrors, [field]: undefined })
    if (failure.typed) setFailure({ ...failure, typed: undefined })
  }

  return (
    <>
      {sentAt && <NextSteps hours={hours} calls={calls} now={sentAt} />}
      <form
        ref={form}
        className="form"
        method="post"
        action={addresses.consultation}
        noValidate
        aria-labelledby={labelledBy}
        onSubmit={submit}
        onInput={change}
      >
        <FormToken address={addresses.consultation} />
        <input type="hidden" name="return_to" value={returnTo} />
        <Summary failure={failure} takeFocus={failure.attempt > 0} />
        {failure.typed && (
          <div className="offer">
            <p>{m.consultation_restore_text()}</p>
            <button type="button" className="linkish" onClick={restore}>
              {m.consultation_restore()}
            </button>
          </div>
        )}
        {required && <p className="note form__needed">{m.consultation_all_needed()}</p>}
        <NoticeInShort />
        <ConsultationFields
          asked={asked}
          errors={fieldErrors}
          values={values}
          required={required}
          today={today}
          button={
            <Button kind="act" type="submit" busy={isSending} busyLabel={m.consultation_sending()}>
              {submitLabel ?? m.consultation_submit()}
            </Button>
          }
        />
        <PrivacyNotice />
      </form>
      <SentDialog hours={hours} ref={dialog} />
    </>
  )
}

/** The values, or nothing where every field was empty: then there is nothing to bring back. */
function anythingIn(values: ConsultationValues) {
  return Object.values(values).some((value) => value !== '') ? values : undefined
}

function Summary({ failure: { attempt, errors }, takeFocus }: { failure: Failure; takeFocus: boolean }) {
  return (
    <ErrorSummary
      key={attempt}
      id="consult-errors"
      title={m.consultation_errors_title()}
      takeFocus={takeFocus}
      errors={FIELDS.flatMap((field) => {
        const text = errors[field]
        return text ? [{ fieldId: fieldId(field), text }] : []
      })}
    />
  )
}

/** Sends a consultation request. Never throws. */
export function sendConsultation(
  body: ConsultationValues,
  idempotencyKey: string,
): Promise<Outcome<unknown>> {
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const headers = { 'x-time-zone': timeZone, 'idempotency-key': idempotencyKey }
  return callApi(providerCalls.consultation, { method: 'POST', body, headers, read: readStatus })
}

/** The body of a success is not read (API-04). */
async function readStatus(response: Response): Promise<Outcome<unknown>> {
  return response.status === 200 ? { kind: 'done', data: undefined, message: '' } : readAnswer(response)
}
