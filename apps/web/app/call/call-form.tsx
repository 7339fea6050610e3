import { m } from '@pulli/messages/messages.js'
import { Button, type ButtonKind } from '@pulli/ui/button/button.tsx'
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { Outcome } from '#api/call-api.ts'
import { errorText } from './error-text.ts'
import { Refusal } from './refusal.tsx'

interface Submission<Data> extends ErrorOptions {
  /** What is wrong before anything is sent. */
  check?: (typed: FormData) => Partial<FormErrors> | undefined
  send: (typed: FormData) => Promise<Outcome<Data>>
  /** The form stays busy until this has ended. */
  onDone: (message: string, data: Data, typed: FormData) => unknown
  /** Was refused, or not answered. */
  onFailed?: ((outcome: Exclude<Outcome<Data>, { kind: 'done' }>) => unknown) | undefined
  /** The text of the first wrong field is selected, so that typing replaces it. */
  selectsWrong?: boolean
}

/** The errors of a form. The first wrong field gets the focus. */
export function useFormErrors({ selectsWrong = false } = {}) {
  const ref = useRef<HTMLFormElement>(null)
  const [shown, setErrors] = useState(NO_ERRORS)
  const isEdited = useRef(false)
  useEffect(() => {
    if (isEdited.current || Object.keys(shown.errors).length === 0) return
    // A group of boxes has no `aria-invalid`: its first box gets the focus.
    const first = ref.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid] input')
    first?.focus()
    if (selectsWrong && first instanceof HTMLInputElement) first.select()
  }, [shown, selectsWrong])

  function show(errors: FormErrors) {
    isEdited.current = false
    setErrors(errors)
  }

  return {
    ref,
    ...shown,
    showErrors: (errors: Partial<FormErrors> = {}) => show({ ...NO_ERRORS, ...errors }),
    showFailed(outcome: Outcome<unknown>, options?: ErrorOptions) {
      show(readErrors(outcome, (name) => ref.current?.elements.namedItem(name) != null, options))
    },
    /** As `onInput` of a form that clears the error of a field while it is edited. */
    clearError({ target }: FormEvent<HTMLFormElement>) {
      const { [(target as HTMLInputElement).name]: error, ...errors } = shown.errors
      if (error === undefined && shown.formError === '') return
      isEdited.current = true
      setErrors({ errors, formError: '' })
    },
  }
}

/**
 * A form that makes a call: busy meanwhile, with errors by the names of its fields. The input stays until it is stored,
 * also if the connection fails.
 */
export function useCallForm<Data>(submission: Submission<Data>) {
  const { check, send, onDone, onFailed, selectsWrong, ...options } = submission
  const [isBusy, setIsBusy] = useState(false)
  const { ref, showFailed, ...shown } = useFormErrors({ selectsWrong })

  async function submit(event?: FormEvent) {
    event?.preventDefault()
    const form = ref.current
    if (isBusy || form === null) return
    const typed = new FormData(form)
    const found = check?.(typed)
    shown.showErrors(found)
    if (found) return
    setIsBusy(true)
    const outcome = await send(typed)
    if (outcome.kind === 'done') {
      await onDone(outcome.message, outcome.data, typed)
      form.reset()
      return setIsBusy(false)
    }
    setIsBusy(false)
    showFailed(outcome, options)
    onFailed?.(outcome)
  }

  return { form: { ref, onSubmit: submit, noValidate: true }, submit, isBusy, ...shown }
}

interface CallFormProps<Data> extends Submission<Data> {
  /** The ids of its fields begin with it. */
  id?: string
  className?: string
  /** What the button says that sends it. */
  action: string
  kind?: ButtonKind
  busyLabel?: string
  /** Beside the button that sends it. */
  otherActions?: ReactNode
  /** Beside the error of the whole form, such as what is in the way. */
  errorDetails?: ReactNode
  /** The error of the whole form gets the focus. */
  takesFocus?: boolean
  /** Its fields, each with its error; `field` gives a field its id, its name and its error. */
  children: (field: FieldOf, errors: FormErrors['errors']) => ReactNode
}

export type FieldOf = (name: string) => { id: string; name: string; error: string | undefined }

/** A form that makes a call: its error, its fields, its buttons. */
export function CallForm<Data>(props: CallFormProps<Data>) {
  const { className, action, kind = 'act', busyLabel = m.desk_waiting(), takesFocus } = props
  const { otherActions, errorDetails, children, ...submission } = props
  const { form, isBusy, errors, formError } = useCallForm(submission)
  const ownId = useId()
  const { id = ownId } = props
  return (
    <form className={className ? `form ${className}` : 'form'} {...form}>
      <Refusal takesFocus={takesFocus}>
        {formError && errorDetails ? (
          <>
            <p>{formError}</p>
            {errorDetails}
          </>
        ) : (
          formError
        )}
      </Refusal>
      {children((name) => ({ id: `${id}-${name}`, name, error: errors[name] }), errors)}
      <p className="actions">
        <Button kind={kind} type="submit" busy={isBusy} busyLabel={busyLabel}>
          {action}
        </Button>
        {otherActions}
      </p>
    </form>
  )
}

/** What was typed, by field. Empty fields are left out. */
export function typedFields(typed: FormData): Record<string, string> {
  const fields = [...typed].map(([name, value]) => [name, String(value)] as const)
  return Object.fromEntries(fields.filter(([, value]) => value !== ''))
}

interface FormErrors {
  /** By the names of their fields. */
  errors: Readonly<Record<string, string>>
  /** Belongs to no field. */
  formError: string
}

const NO_ERRORS: FormErrors = { errors: {}, formError: '' }

interface ErrorOptions {
  /** The error text where there was no answer. */
  unanswered?: string | undefined
  /** The field beside which an error of the whole form is shown. */
  mainField?: string | undefined
}

/**
 * Reads the errors of a failed call. One of a path, such as `sections.0` or `app.code`, belongs to the field that is
 * named in it; where the form has none of the fields, the error is that of the whole form.
 */
export function readErrors(
  outcome: Outcome<unknown>,
  hasField: (name: string) => boolean,
  { unanswered, mainField }: ErrorOptions = {},
): FormErrors {
  const paths = outcome.kind === 'refused' ? Object.entries(outcome.fields) : []
  const errors = Object.fromEntries(
    paths.flatMap(([path, text]) => {
      const name = path.split('.').find(hasField)
      return name === undefined ? [] : [[name, text]]
    }),
  )
  if (Object.keys(errors).length > 0) return { errors, formError: '' }
  const text = errorText(outcome, unanswered)
  return mainField === undefined
    ? { errors, formError: text }
    : { errors: { [mainField]: text }, formError: '' }
}
