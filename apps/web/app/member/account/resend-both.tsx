import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { useState } from 'react'
import { reasonOf } from '#member/session/reason-of.ts'
import { CallStatus } from '#member/shell/call-status.tsx'
import { useResendWait } from '#member/sign-in/resend-wait.ts'
import { requestNumber } from './number-calls.ts'

interface ResendBothProps {
  /** The ten digits of the new number. */
  number: string
  /** Ids of the code fields, which are cleared after a resend. */
  codeIds: readonly string[]
  onResent: () => void
}

/** Sends both codes again. */
export function ResendBoth({ number, codeIds, onResent }: ResendBothProps) {
  const { seconds, begin } = useResendWait()
  const [isSending, setIsSending] = useState(false)
  const [fault, setFault] = useState('')

  async function resend() {
    if (isSending || seconds > 0) return
    setIsSending(true)
    setFault('')
    const before = codeIds.map((id) => inputOf(id)?.value)
    const outcome = await requestNumber(number)
    setIsSending(false)
    if (outcome.kind !== 'done') return setFault(reasonOf(outcome))
    begin()
    // The SMS can arrive before the answer: input typed meanwhile is the new code.
    for (const [n, id] of codeIds.entries()) {
      const input = inputOf(id)
      if (input && input.value === before[n]) input.value = ''
    }
    onResent()
  }

  return (
    <>
      <p className="own__send">
        <Button
          kind="line"
          disabled={seconds > 0}
          busy={isSending}
          busyLabel={m.account_number_sending()}
          onClick={resend}
        >
          <span className="tnum">
            {seconds > 0 ? m.account_number_again_wait({ seconds }) : m.account_number_again()}
          </span>
        </Button>
      </p>
      <CallStatus fault={fault} />
    </>
  )
}

const inputOf = (id: string) => document.getElementById(id) as HTMLInputElement | null
