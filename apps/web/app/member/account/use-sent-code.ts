import type { CodeSent } from '@pulli/contracts/sign-in.ts'
import { m } from '@pulli/messages/messages.js'
import { useEffect, useRef, useState } from 'react'
import { errorText } from '#call/error-text.ts'
import { callAsMember } from '#member/session/call-as-member.ts'
import { useResendWait } from '#member/sign-in/resend-wait.ts'
import { sentCode } from '#member/sign-in/sign-in-calls.ts'
import { showToast } from '#toasts/show-toast.ts'

/** LIM-13, as at the login. */
const TOAST_MS = 10_000

/**
 * State of a one-time code that is requested at `path` and typed into the field of `code`, which takes the focus once
 * a code is sent. `sent` counts the codes, `seconds` is the wait until the next one.
 */
export function useSentCode(path: string) {
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
    const outcome = await callAsMember<CodeSent>(path, { method: 'POST' })
    setIsSending(false)
    if (outcome.kind !== 'done') return setFault(errorText(outcome))
    begin()
    // The SMS can arrive before the answer: input typed meanwhile is the new code.
    if (code.current && code.current.value === before) code.current.value = ''
    setSent((count) => count + 1)
    const { otp, late } = sentCode(outcome)
    if (late) return setFault(late)
    const text = otp === undefined ? m.data_rights_erase_sent() : m.sign_in_code_shown({ otp })
    void showToast({ text, kind: 'success', closesAfterMs: TOAST_MS })
  }

  return { code, sent, seconds, isSending, fault, send }
}
