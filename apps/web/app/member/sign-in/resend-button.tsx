import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { type MouseEvent, useState } from 'react'
import { addresses } from '#addresses.ts'
import { clearToasts, showToast } from '#toasts/show-toast.ts'
import { useResendWait } from './resend-wait.ts'
import { resendCode, sentCode } from './sign-in-calls.ts'

/** LIM-13 */
const TOAST_MS = 10_000

interface ResendButtonProps {
  /** Id of the form that it posts to the login where no script answers it. */
  form: string
  /** Returns the number; undefined after showing that it is incomplete. */
  readNumber: () => string | undefined
  onResent: (late: string) => void
}

/** OTP-06 to OTP-08, ERR-15 */
export function ResendButton({ form, readNumber, onResent }: ResendButtonProps) {
  const { seconds, isRunning, begin, cancel } = useResendWait()
  const [isSending, setIsSending] = useState(false)

  async function resend(event: MouseEvent) {
    event.preventDefault()
    if (isSending || isRunning()) return
    const phoneNumber = readNumber()
    if (phoneNumber === undefined) return
    setIsSending(true)
    begin()
    const outcome = await resendCode(phoneNumber)
    setIsSending(false)
    if (outcome.kind === 'done') {
      const { otp, late } = sentCode(outcome)
      onResent(late)
      void clearToasts()
      if (late) return
      return say(otp === undefined ? m.sign_in_resent() : m.sign_in_resent_code({ otp }), 'success')
    }
    if (outcome.kind === 'refused')
      return say(`${m.sign_in_resend_failed()} ${outcome.message}`.trim(), 'error')
    // ERR-15: only logged, and without a wait: the request may never have arrived.
    console.error('resend-otp: no answer')
    cancel()
  }

  const label = seconds > 0 ? m.sign_in_resend_wait({ seconds }) : m.sign_in_resend()
  return (
    <p>
      <Button
        kind="quiet"
        type="submit"
        form={form}
        formAction={addresses.login}
        disabled={seconds > 0}
        onClick={resend}
      >
        <span className="tnum">{label}</span>
      </Button>
    </p>
  )
}

function say(text: string, kind: 'success' | 'error') {
  void showToast({ text, kind, closesAfterMs: TOAST_MS })
}
