import type { Recovery } from '@pulli/contracts/account.ts'
import type { SignedInUser } from '@pulli/contracts/sign-in.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { Disclosure } from '@pulli/ui/disclosure/disclosure.tsx'
import { TextField } from '@pulli/ui/field/text-field.tsx'
import { type FormEvent, useState } from 'react'
import { memberCalls } from '#api/member-calls.ts'
import { callAsMember } from '#member/session/call-as-member.ts'
import { reasonOf } from '#member/session/reason-of.ts'
import { openDashboard } from '#member/sign-in/open-dashboard.ts'

const CODE_ID = 'recovery-code'

/** D59: the same for every new member, below the form, and never a required step. */
export function RecoverForm() {
  const [isSending, setIsSending] = useState(false)
  const [fault, setFault] = useState<string>()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const body: Recovery = { recovery_code: String(new FormData(event.currentTarget).get('code') ?? '') }
    setIsSending(true)
    const outcome = await callAsMember<SignedInUser>(memberCalls.recover, { method: 'POST', body })
    if (outcome.kind === 'done' && openDashboard(outcome.data)) return
    setIsSending(false)
    if (outcome.kind === 'done') setFault(m.sign_in_no_storage())
    else setFault(reasonOf(outcome))
    document.getElementById(CODE_ID)?.focus()
  }

  return (
    <Disclosure className="welcome__d" title={m.welcome_before()}>
      <p className="quiet">{m.welcome_before_text()}</p>
      <form className="form sign-in__form" noValidate onSubmit={submit}>
        <TextField
          id={CODE_ID}
          name="code"
          label={m.welcome_before_code()}
          hint={m.welcome_before_hint()}
          error={fault}
          autoComplete="off"
          spellCheck={false}
          maxLength={80}
          onInput={() => setFault(undefined)}
        />
        <Button kind="line" type="submit" busy={isSending} busyLabel={m.welcome_before_opening()}>
          {m.welcome_before_open()}
        </Button>
      </form>
    </Disclosure>
  )
}
