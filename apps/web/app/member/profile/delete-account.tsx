import type { CodeSent } from '@pulli/contracts/sign-in.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { useEffect, useRef, useState } from 'react'
import { accountCalls } from '#account-calls.ts'
import { useResendWait } from '#member/gate/use-resend-wait.ts'
import { askAsMember } from '#member/session/ask-as-member.ts'
import { showToast } from '#toasts/show-toast.ts'
import { DeleteForm } from './delete-form.tsx'
import { reasonOf } from './reason-of.ts'
import { Said } from './said.tsx'

/** LIM-13, as at the login. */
const TOAST_MS = 10_000

/** What is erased, in plain words, and the code without which nothing is. */
export function DeleteAccount() {
  const { seconds, begin } = useResendWait()
  const [isSending, setIsSending] = useState(false)
  const [sent, setSent] = useState(0)
  const [fault, setFault] = useState('')
  const code = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (sent > 0) code.current?.focus()
  }, [sent])

  async function send() {
    if (isSending) return
    setIsSending(true)
    setFault('')
    const before = code.current?.value
    const outcome = await askAsMember<CodeSent>(accountCalls.requestErasure, { method: 'POST' })
    setIsSending(false)
    if (outcome.kind !== 'done') return setFault(reasonOf(outcome))
    begin()
    // The message can be quicker than the answer: what was typed meanwhile is the new code.
    if (code.current && code.current.value === before) code.current.value = ''
    setSent((count) => count + 1)
    const { otp } = outcome.data
    const text = otp === undefined ? m.my_data_erase_sent() : m.gate_code_shown({ otp })
    void showToast({ text, kind: 'success', closesAfterMs: TOAST_MS })
  }

  return (
    <>
      <p>{m.my_data_erase_gone()}</p>
      <p>{m.my_data_erase_stays()}</p>
      <p>{m.my_data_erase_first()}</p>
      {sent > 0 && <DeleteForm sent={sent} code={code} />}
      <p className="own__send">
        <Button
          kind="line"
          disabled={sent > 0 && seconds > 0}
          busy={isSending}
          busyLabel={m.my_data_erase_sending()}
          onClick={send}
        >
          <span className="tnum">{label(sent, seconds)}</span>
        </Button>
      </p>
      <Said fault={fault} />
    </>
  )
}

function label(sent: number, seconds: number) {
  if (sent === 0) return m.my_data_erase_send()
  return seconds > 0 ? m.my_data_erase_again_wait({ seconds }) : m.my_data_erase_again()
}
