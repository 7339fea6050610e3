import type { Member, MemberChange } from '@pulli/contracts/members.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { TextField } from '@pulli/ui/field/text-field.tsx'
import { type FormEvent, useState } from 'react'
import { providerCalls } from '#addresses.ts'
import { askAsMember } from '#member/session/ask-as-member.ts'
import { takeReturnTo } from '#member/session/return-to.ts'
import { currentUser, keepUser } from '#member/session/session.ts'

const NAME_ID = 'welcome-name'

/** What shall we call you. */
export function WelcomeForm() {
  const [isSending, setIsSending] = useState(false)
  const [fault, setFault] = useState<string>()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim()
    if (name === '') return refuse(m.welcome_name_missing())
    setIsSending(true)
    const change: MemberChange = { name }
    const outcome = await askAsMember<Member>(providerCalls.member, { method: 'PATCH', body: change })
    const user = currentUser()
    if (outcome.kind === 'done' && user) {
      keepUser({ ...user, name: outcome.data.name })
      return location.replace(takeReturnTo(sessionStorage))
    }
    setIsSending(false)
    const message = outcome.kind === 'refused' ? (outcome.fields.name ?? outcome.message) : ''
    refuse(message || m.gate_unanswered())
  }

  function refuse(text: string) {
    setFault(text)
    document.getElementById(NAME_ID)?.focus()
  }

  return (
    <form className="form gate__form" noValidate onSubmit={submit}>
      <TextField
        id={NAME_ID}
        name="name"
        label={m.welcome_name()}
        hint={m.welcome_name_hint()}
        error={fault}
        autoComplete="nickname"
        maxLength={100}
        onInput={() => setFault(undefined)}
      />
      <Button kind="act" size="l" wide type="submit" busy={isSending} busyLabel={m.welcome_saving()}>
        {m.welcome_go_on()}
      </Button>
    </form>
  )
}
