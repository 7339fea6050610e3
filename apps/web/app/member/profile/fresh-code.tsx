import type { ExportConfirmation } from '@pulli/contracts/members.ts'
import type { CodeSent } from '@pulli/contracts/sign-in.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { accountCalls } from '#account-calls.ts'
import { CodeField } from '#member/gate/code-field.tsx'
import { useResendWait } from '#member/gate/use-resend-wait.ts'
import { askAsMember } from '#member/session/ask-as-member.ts'
import { showToast } from '#toasts/show-toast.ts'
import { reasonOf } from './reason-of.ts'
import { Said } from './said.tsx'

/** LIM-13, as at the login. */
const TOAST_MS = 10_000

interface FreshCodeProps {
  /** Of the field; there can be two on the page. */
  id: string
  /** The code was right: what was asked for can go on. */
  onDone: () => void
}

/** A code that is sent and entered where the last one was entered too long ago. */
export function FreshCode({ id, onDone }: FreshCodeProps) {
  const { seconds, begin } = useResendWait()
  const [sent, setSent] = useState(0)
  const [busy, setBusy] = useState<'sending' | 'checking'>()
  const [fault, setFault] = useState<string>()
  const [failed, setFailed] = useState('')
  const code = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (sent > 0) code.current?.focus()
  }, [sent])

  async function send() {
    if (busy) return
    const before = code.current?.value
    setBusy('sending')
    setFailed('')
    setFault(undefined)
    const outcome = await askAsMember<CodeSent>(accountCalls.requestExport, { method: 'POST' })
    setBusy(undefined)
    if (outcome.kind !== 'done') return setFailed(reasonOf(outcome))
    begin()
    // The message can be quicker than the answer: what was typed meanwhile is the new code.
    if (code.current && code.current.value === before) code.current.value = ''
    setSent((count) => count + 1)
    const { otp } = outcome.data
    const text = otp === undefined ? m.my_data_erase_sent() : m.gate_code_shown({ otp })
    void showToast({ text, kind: 'success', closesAfterMs: TOAST_MS })
  }

  async function check(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const otp = (code.current?.value ?? '').replaceAll(/[\s-]/g, '')
    if (!/^[0-9]{6}$/.test(otp)) return refuse(m.my_data_fresh_code_missing())
    setBusy('checking')
    const body: ExportConfirmation = { otp }
    const outcome = await askAsMember<object>(accountCalls.confirmExport, { method: 'POST', body })
    setBusy(undefined)
    if (outcome.kind === 'done') return onDone()
    refuse((outcome.kind === 'refused' && outcome.fields.otp) || reasonOf(outcome))
  }

  function refuse(text: string) {
    setFault(text)
    code.current?.focus()
    code.current?.select()
  }

  return (
    <>
      <p>{m.my_data_fresh_text()}</p>
      {sent > 0 && (
        <form className="form own__code" noValidate onSubmit={check}>
          <CodeField
            id={id}
            label={m.my_data_fresh_code()}
            hint={m.my_data_fresh_code_hint()}
            error={fault}
            ref={code}
            onInput={() => setFault(undefined)}
          />
          <Button kind="line" type="submit" busy={busy === 'checking'} busyLabel={m.my_data_fresh_busy()}>
            {m.my_data_fresh_go_on()}
          </Button>
        </form>
      )}
      <p className="own__send">
        <Button
          kind="line"
          disabled={sent > 0 && seconds > 0}
          busy={busy === 'sending'}
          busyLabel={m.my_data_fresh_sending()}
          onClick={send}
        >
          <span className="tnum">{label(sent, seconds)}</span>
        </Button>
      </p>
      <Said fault={failed} />
    </>
  )
}

function label(sent: number, seconds: number) {
  if (sent === 0) return m.my_data_fresh_send()
  return seconds > 0 ? m.my_data_fresh_again_wait({ seconds }) : m.my_data_fresh_again()
}
