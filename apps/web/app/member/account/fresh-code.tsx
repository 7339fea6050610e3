import type { ExportConfirmation } from '@pulli/contracts/members.ts'
import { readCode } from '@pulli/domain/sign-in/read-code.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { memberCalls } from '#api/member-calls.ts'
import { useCallForm } from '#call/call-form.tsx'
import { callAsMember } from '#member/session/call-as-member.ts'
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
  const { code, sent, seconds, isSending, fault, send } = useSentCode(memberCalls.requestExport)
  const { form, isBusy, errors, clearError, showErrors } = useCallForm({
    mainField: 'otp',
    selectsWrong: true,
    check: (typed) => {
      // Another code is on its way.
      if (isSending) return {}
      return otpIn(typed) ? undefined : { errors: { otp: m.account_fresh_code_code_missing() } }
    },
    send: (typed) => {
      const body: ExportConfirmation = { otp: otpIn(typed) }
      return callAsMember<object>(memberCalls.confirmExport, { method: 'POST', body })
    },
    onDone,
  })

  function sendAgain() {
    if (isBusy) return
    showErrors()
    void send()
  }

  return (
    <>
      <p>{m.account_fresh_code_text()}</p>
      {sent > 0 && (
        <form className="form own__code" {...form} onInput={clearError}>
          <CodeField
            id={id}
            label={m.account_fresh_code_code()}
            hint={m.account_fresh_code_code_hint()}
            error={errors.otp}
            ref={code}
          />
          <Button kind="line" type="submit" busy={isBusy} busyLabel={m.account_fresh_code_busy()}>
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
      <CallStatus fault={fault} />
    </>
  )
}

const otpIn = (typed: FormData) => readCode(String(typed.get('otp'))) ?? ''
