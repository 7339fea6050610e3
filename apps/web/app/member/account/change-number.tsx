import { maskPhone } from '@pulli/domain/sign-in/mask-phone.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { useState } from 'react'
import { CallStatus } from '#member/shell/call-status.tsx'
import { NewNumberForm } from './new-number-form.tsx'
import { NumberCodesForm } from './number-codes-form.tsx'

/** The section's heading, which takes the focus of a form that is removed. */
const HEADING_ID = 'number-h'

interface ChangeNumberProps {
  /** The current number, masked. */
  phone: string
  onChanged: () => void
}

/** D59: changes the number, with a code sent to each. The new number is never stored (D40). */
export function ChangeNumber({ phone: first, onChanged }: ChangeNumberProps) {
  const [phone, setPhone] = useState(first)
  const [step, setStep] = useState<'closed' | 'number' | 'codes'>('closed')
  const [number, setNumber] = useState('')
  const [areLate, setAreLate] = useState(false)
  const [fault, setFault] = useState<string>()
  const [status, setStatus] = useState('')

  function open() {
    setStatus('')
    setStep('number')
  }

  function cancel() {
    close()
    setFault(undefined)
  }

  function close() {
    setNumber('')
    setStep('closed')
    document.getElementById(HEADING_ID)?.focus()
  }

  /** Back to the first step, with the number still filled in. */
  function edit(why?: string) {
    setFault(why)
    setStep('number')
  }

  function finish() {
    const changed = maskPhone(number)
    setPhone(changed)
    close()
    setStatus(m.account_number_done({ phone: changed }))
    onChanged()
  }

  return (
    <>
      <p>{m.account_number_is({ phone })}</p>
      {step === 'closed' && (
        <p className="own__send">
          <Button kind="line" onClick={open}>
            {m.account_number_change()}
          </Button>
        </p>
      )}
      {step === 'number' && (
        <NewNumberForm
          number={number}
          fault={fault}
          onSent={(digits, areLate) => {
            setNumber(digits)
            setAreLate(areLate)
            setFault(undefined)
            setStep('codes')
          }}
          onCancel={cancel}
        />
      )}
      {step === 'codes' && (
        <NumberCodesForm
          number={number}
          phone={phone}
          areLate={areLate}
          onEdit={edit}
          onDone={finish}
          onCancel={cancel}
        />
      )}
      <CallStatus fault={undefined} done={status} />
    </>
  )
}
