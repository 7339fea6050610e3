import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { Outcome } from '#api/call-api.ts'
import { errorText } from '#call/error-text.ts'
import './step-form.css'

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
  const {
    id,
    title,
    action = m.desk_case_save(),
    missing,
    send,
    onDone,
    onNotDone,
    onLeave,
    children,
  } = props
  const { isRepeatable = false } = props
  const [isBusy, setIsBusy] = useState(false)
  const [fault, setFault] = useState('')
  /** For a connection, to be sent again. */
  const [isWaiting, setIsWaiting] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input:checked, input, select')?.focus()
  }, [])

  async function submit(event?: FormEvent) {
    event?.preventDefault()
    if (isBusy) return
    setFault(missing ?? '')
    if (missing !== undefined) {
      form.current?.querySelector<HTMLElement>('input, select')?.focus()
      return
    }
    setIsBusy(true)
    const outcome = await send()
    if (outcome.kind === 'done') await onDone()
    setIsBusy(false)
    if (outcome.kind === 'done') return
    const isUnanswered = outcome.kind === 'unanswered'
    setIsWaiting(isUnanswered && isRepeatable)
    if (!isUnanswered) setFault(errorText(outcome))
    else setFault(isRepeatable ? m.desk_case_offline() : m.desk_case_unanswered())
    onNotDone()
  }

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
      noValidate
      onSubmit={submit}
      aria-labelledby={`${id}-h`}
      aria-describedby={fault ? `${id}-no` : undefined}
      ref={form}
    >
      <h3 id={`${id}-h`}>{title}</h3>
      {children}
      {fault && (
        <p className="refusal" id={`${id}-no`} role="alert">
          {fault}
        </p>
      )}
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
