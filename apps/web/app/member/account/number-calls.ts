import type { NumberChange, NumberCodesSent } from '@pulli/contracts/account.ts'
import { m } from '@pulli/messages/messages.js'
import type { Outcome } from '#api/call-api.ts'
import { memberCalls } from '#api/member-calls.ts'
import { callAsMember } from '#member/session/call-as-member.ts'
import { withRetryTime } from '#member/sign-in/with-retry-time.ts'
import { showToast } from '#toasts/show-toast.ts'

/** Twice as long as at the login: without an SMS gateway the toast shows two codes to type. */
const TOAST_MS = 20_000

/** Sends a code to the new number and one to the current one, and shows a toast. */
export async function requestNumber(mobile_number: string): Promise<Outcome<NumberCodesSent>> {
  const outcome = withRetryTime(
    await callAsMember<NumberCodesSent>(memberCalls.requestNumber, {
      method: 'POST',
      body: { mobile_number },
    }),
  )
  if (outcome.kind === 'done') {
    const { otp, current_otp: current, is_late } = outcome.data
    if (is_late) {
      void showToast({ text: outcome.message, kind: 'error', closesAfterMs: TOAST_MS })
      return outcome
    }
    const isShown = otp !== undefined && current !== undefined
    const text = isShown ? m.account_number_shown({ otp, current }) : m.account_number_sent()
    void showToast({ text, kind: 'success', closesAfterMs: TOAST_MS })
  }
  return outcome
}

/** Changes the number. A refusal with a retry time says it at the field too. */
export async function changeNumber(body: NumberChange): Promise<Outcome<object>> {
  const outcome = withRetryTime(await callAsMember<object>(memberCalls.changeNumber, { method: 'PUT', body }))
  if (outcome.kind !== 'refused' || outcome.retryAfterSeconds === undefined) return outcome
  const fields = Object.fromEntries(Object.keys(outcome.fields).map((field) => [field, outcome.message]))
  return { ...outcome, fields }
}
