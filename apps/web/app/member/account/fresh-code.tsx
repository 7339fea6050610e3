import type { ExportConfirmation } from '@pulli/contracts/members.ts'
import { readCode } from '@pulli/domain/sign-in/read-code.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { type FormEvent, useState } from 'react'
import { memberCalls } from '#api/member-calls.ts'
import { callAsMember } from '#member/session/call-as-member.ts'
import { reasonOf } from '#member/session/reason-of.ts'
import { CallStatus } from '#member/shell/call-status.tsx'
import { CodeField } from '#member/sign-in/code-field.tsx'
import { SendCodeButton } from './send-code-button.tsx'
import { useSentCode } from './use-sent-code.ts'

interface FreshCodeProps {
  /** Id of the field; there can be two on the page. */
  id: string
  /** The code was right. */
  onDone: () => void
}

/** Sends and checks a code when the last one was entered too long ago. */
export function FreshCode({ id, onDone }: FreshCodeProps) {
  const { code, sent, seconds, isSending, fault: failed, send } = useSentCode(memberCalls.requestExport)
  const [isChecking, setIsChecking] = useState(false)
  const [fault, setFault] = useState<string>()

  function sendAgain() {
    if (isChecking) return
    setFault(undefined)
    void send()
  }

  async function check(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending || isChecking) return
    const otp = readCode(code.current?.value ?? '')
    if (otp === undefined) return refuse(m.account_fresh_code_code_missing())
    setIsChecking(true)
    const body: ExportConfirmation = { otp }
    const outcome = await callAsMember<object>(memberCalls.confirmExport, { method: 'POST', body })
    setIsChecking(false)
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
      <p>{m.account_fresh_code_text()}</p>
      {sent > 0 && (
        <form className="form own__code" noValidate onSubmit={check}>
          <CodeField
            id={id}
            label={m.account_fresh_code_code()}
            hint={m.account_fresh_code_code_hint()}
            error={fault}
            ref={code}
            onInput={() => setFault(undefined)}
          />
          <Button kind="line" type="submit" busy={isChecking} busyLabel={m.account_fresh_code_busy()}>
            {m.account_fresh_code_go_on()}
          </Button>
        </form>
      )}
      <SendCodeButton
        sent={sent}
        seconds={seconds}
        busy={isSending}
        busyLabel={m.account_fresh_code_sending()}
        labels={{
          first: m.account_fresh_code_send(),
          again: m.account_fresh_code_again(),
          wait: (seconds) => m.account_fresh_code_again_wait({ seconds }),
        }}
        onClick={sendAgain}
      />
      <CallStatus fault={failed} />
    </>
  )
}
