import type { Recovery } from '@pulli/contracts/account.ts'
import type { SignedInUser } from '@pulli/contracts/sign-in.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { TextField } from '@pulli/ui/field/text-field.tsx'
import { type FormEvent, useRef, useState } from 'react'
import { memberCalls } from '#api/member-calls.ts'
import { callAsMember } from '#member/session/call-as-member.ts'
import { reasonOf } from '#member/session/reason-of.ts'
import { openDashboard } from '#member/sign-in/open-dashboard.ts'
import { withRetryTime } from '#member/sign-in/with-retry-time.ts'

/** D59: for a member who started afresh and found the recovery code afterwards. */
export function EarlierAccount() {
  const [isSending, setIsSending] = useState(false)
  const [fault, setFault] = useState<string>()
  const form = useRef<HTMLFormElement>(null)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const typed = String(new FormData(event.currentTarget).get('code') ?? '').trim()
    if (typed === '') return refuse(m.account_number_recovery_missing())
    setIsSending(true)
    const body: Recovery = { recovery_code: typed }
    const outcome = withRetryTime(
      await callAsMember<SignedInUser>(memberCalls.recover, { method: 'POST', body }),
    )
    if (outcome.kind === 'done' && openDashboard(outcome.data)) return
    setIsSending(false)
    if (outcome.kind === 'done') return refuse(m.sign_in_no_storage())
    refuse((outcome.kind === 'refused' && outcome.fields.recovery_code) || reasonOf(outcome))
  }

  function refuse(text: string) {
    setFault(text)
    const input = form.current?.querySelector('input')
    input?.focus()
    input?.select()
  }

  return (
    <>
      <p>{m.account_earlier_text()}</p>
      <form className="form own__code" noValidate onSubmit={submit} ref={form}>
        <TextField
          id="earlier-account"
          name="code"
          label={m.account_earlier_code()}
          hint={m.account_earlier_hint()}
          error={fault}
          autoComplete="off"
          spellCheck={false}
          maxLength={80}
          onInput={() => setFault(undefined)}
        />
        <Button kind="line" type="submit" busy={isSending} busyLabel={m.account_earlier_opening()}>
          {m.account_earlier_open()}
        </Button>
      </form>
    </>
  )
}
