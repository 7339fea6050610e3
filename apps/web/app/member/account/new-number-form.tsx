import { tenDigits } from '@pulli/domain/consultation/indian-mobile.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { session } from '#browser-storage/web-storage.ts'
import { errorText } from '#call/error-text.ts'
import { CallStatus } from '#member/shell/call-status.tsx'
import { NumberField } from '#member/sign-in/number-field.tsx'
import { beginWait } from '#member/sign-in/resend-wait.ts'
import { requestNumber } from './number-calls.ts'

interface NewNumberFormProps {
  /** The number entered before. */
  number: string
  /** Why that number was refused. */
  fault: string | undefined
  /** The codes were sent; the number has ten digits. */
  onSent: (number: string, areLate: boolean) => void
  onCancel: () => void
}

/** The new number, entered and validated as at the login. */
export function NewNumberForm({ number, fault: first, onSent, onCancel }: NewNumberFormProps) {
  const [isSending, setIsSending] = useState(false)
  const [fault, setFault] = useState(first)
  const [failed, setFailed] = useState('')
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    setFailed('')
    const digits = tenDigits(input.current?.value ?? '')
    if (digits === undefined) return refuse(m.sign_in_phone_not_ten())
    setIsSending(true)
    const outcome = await requestNumber(digits)
    // The member cancelled meanwhile.
    if (!input.current) return
    setIsSending(false)
    if (outcome.kind === 'done') {
      beginWait(session, Date.now())
      return onSent(digits, outcome.data.is_late === true)
    }
    const ofField = outcome.kind === 'refused' ? outcome.fields.mobile_number : undefined
    if (ofField) return refuse(ofField)
    setFailed(errorText(outcome))
  }

  function refuse(text: string) {
    setFault(text)
    input.current?.focus()
    input.current?.select()
  }

  return (
    <form className="form own__code" noValidate onSubmit={submit}>
      <p className="own__why">{m.account_number_text()}</p>
      <p className="own__why">{m.account_number_stays()}</p>
      <NumberField
        id="new-number"
        label={m.account_number_new()}
        hint={m.sign_in_phone_hint()}
        defaultValue={number}
        error={fault}
        ref={input}
        onInput={() => {
          setFault(undefined)
          setFailed('')
        }}
      />
      <p className="actions">
        <Button kind="line" type="submit" busy={isSending} busyLabel={m.account_number_sending()}>
          {m.account_number_send()}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {m.account_number_cancel()}
        </Button>
      </p>
      <CallStatus fault={failed} />
    </form>
  )
}
