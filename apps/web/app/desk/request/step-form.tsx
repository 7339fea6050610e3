import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Outcome } from '#api/call-api.ts'
import { useCallForm } from '#call/call-form.tsx'
import { Refusal } from '#call/refusal.tsx'

interface StepFormProps {
  id: string
  title: string
  /** What the button says that records it. */
  action?: string
  /** What is missing, in a sentence; undefined: it can be sent. */
  missing: string | undefined
  /** It may be sent again by itself once there is a connection. */
  isRepeatable?: boolean
  send: () => Promise<Outcome<unknown>>
  /** The form stays busy until this has ended. */
  onDone: () => Promise<void>
  /** Was refused, or not answered: what the page shows may be old. */
  onNotDone: () => void
  /** Nothing is recorded. */
  onLeave: () => void
  children: ReactNode
}

/** What is recorded about a request. It stays as it is until it is recorded, whatever becomes of the connection. */
export function StepForm(props: StepFormProps) {
  const { id, title, action = m.desk_case_save(), missing, isRepeatable = false, children } = props
  const { send, onDone, onNotDone, onLeave } = props
  /** For a connection, to be sent again. */
  const [isWaiting, setIsWaiting] = useState(false)
  const { form, submit, isBusy, errors, formError } = useCallForm({
    check() {
      if (missing === undefined) return undefined
      form.ref.current?.querySelector<HTMLElement>('input, select')?.focus()
      return { formError: missing }
    },
    send,
    onDone,
    onFailed({ kind }) {
      setIsWaiting(kind === 'unanswered' && isRepeatable)
      onNotDone()
    },
    unanswered: isRepeatable ? m.desk_case_offline() : m.desk_case_unanswered(),
  })
  useEffect(() => {
    form.ref.current?.querySelector<HTMLElement>('input:checked, input, select')?.focus()
  }, [form.ref])

  // Its fields have no error of their own.
  const error = formError || (Object.values(errors)[0] ?? '')
  const again = useRef(submit)
  again.current = submit
  useEffect(() => {
    if (!isWaiting) return
    const sendAgain = () => void again.current()
    addEventListener('online', sendAgain)
    return () => removeEventListener('online', sendAgain)
  }, [isWaiting])

  return (
    <form
      className="desk-step"
      {...form}
      aria-labelledby={`${id}-h`}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <h3 id={`${id}-h`}>{title}</h3>
      {children}
      <Refusal id={`${id}-error`}>{error}</Refusal>
      <p className="actions">
        <Button kind="act" size="s" type="submit" busy={isBusy} busyLabel={m.desk_waiting()}>
          {action}
        </Button>
        <Button kind="line" size="s" onClick={onLeave}>
          {m.desk_case_leave()}
        </Button>
      </p>
    </form>
  )
}
