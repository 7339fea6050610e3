import { m } from '@pulli/messages/messages.js'
import { Button, type ButtonKind } from '@pulli/ui/button/button.tsx'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { Outcome } from '#api/call-api.ts'
import { type ErrorOptions, type FormErrors, NO_ERRORS, readErrors } from './form-errors.ts'
import { Refusal } from './refusal.tsx'

interface Submission<Data> extends ErrorOptions {
  /** What is wrong before anything is sent. */
  check?: (typed: FormData) => Partial<FormErrors> | undefined
  send: (typed: FormData) => Promise<Outcome<Data>>
  /** The form stays busy until this has ended. */
  onDone: (message: string, data: Data, typed: FormData) => unknown
  /** Was refused, or not answered. */
  onFailed?: ((outcome: Exclude<Outcome<Data>, { kind: 'done' }>) => void) | undefined
}

/** The errors of a form. The first wrong field gets the focus. */
export function useFormErrors() {
  const ref = useRef<HTMLFormElement>(null)
  const [shown, setErrors] = useState(NO_ERRORS)
  useEffect(() => {
    // A group of boxes has no `aria-invalid`: its first box gets the focus.
    if (Object.keys(shown.errors).length > 0)
      ref.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid] input')?.focus()
  }, [shown])
  return {
    ref,
    ...shown,
    showErrors: (errors: Partial<FormErrors> = {}) => setErrors({ ...NO_ERRORS, ...errors }),
    showFailed(outcome: Outcome<unknown>, options?: ErrorOptions) {
      setErrors(readErrors(outcome, (name) => ref.current?.elements.namedItem(name) != null, options))
    },
  }
}

/**
 * A form that makes a call: busy meanwhile, with errors by the names of its fields. The input stays until it is stored,
 * also if the connection fails.
 */
export function useCallForm<Data>({ check, send, onDone, onFailed, ...options }: Submission<Data>) {
  const [isBusy, setIsBusy] = useState(false)
  const { ref, errors, formError, showErrors, showFailed } = useFormErrors()

  async function submit(event?: FormEvent) {
    event?.preventDefault()
    const form = ref.current
    if (isBusy || form === null) return
    const typed = new FormData(form)
    const found = check?.(typed)
    showErrors(found)
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

  return { form: { ref, onSubmit: submit, noValidate: true }, submit, isBusy, errors, formError }
}

interface CallFormProps<Data> extends Submission<Data> {
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
  /** Its fields, each with its error. */
  children: (errors: FormErrors['errors']) => ReactNode
}

/** A form that makes a call: its error, its fields, its buttons. */
export function CallForm<Data>(props: CallFormProps<Data>) {
  const { className, action, kind = 'act', busyLabel = m.desk_waiting(), takesFocus } = props
  const { otherActions, errorDetails, children, ...submission } = props
  const { form, isBusy, errors, formError } = useCallForm(submission)
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
      {children(errors)}
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
