import type { Invitation } from '@pulli/contracts/staff.ts'
import { STAFF_ROLES } from '@pulli/domain/staff/staff-roles.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { CheckBox } from '@pulli/ui/check-box/check-box.tsx'
import { TextField } from '@pulli/ui/field/text-field.tsx'
import { type FormEvent, useEffect, useState } from 'react'
import { errorText } from '#call/error-text.ts'
import { Refusal } from '#call/refusal.tsx'
import { callDesk } from '#desk/call-desk.ts'
import { ROLE_WORDS } from '#desk/role-words.ts'
import { deskCalls } from '#desk-addresses.ts'

type Faults = Record<string, string>

const NO_FAULTS: Faults = {}

/** Invites a person by mail. The input stays until the invitation is on its way. */
export function InviteForm({ onDone }: { onDone: (words: string) => void }) {
  const [isBusy, setIsBusy] = useState(false)
  const [faults, setFaults] = useState<Faults>(NO_FAULTS)
  useEffect(() => {
    const field = ['name', 'email'].find((name) => faults[name]) ?? (faults.roles && `role-${STAFF_ROLES[0]}`)
    if (field) document.getElementById(`invite-${field}`)?.focus()
  }, [faults])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    const given = new FormData(form)
    const body = { name: given.get('name'), email: given.get('email'), roles: given.getAll('roles') }
    setIsBusy(true)
    setFaults(NO_FAULTS)
    const outcome = await callDesk<Invitation>(deskCalls.invitations, { method: 'POST', body })
    setIsBusy(false)
    if (outcome.kind === 'done') {
      form.reset()
      return onDone(m.desk_invited({ email: outcome.data.email }))
    }
    const fields = outcome.kind === 'refused' ? outcome.fields : NO_FAULTS
    setFaults(Object.keys(fields).length > 0 ? fields : { whole: errorText(outcome) })
  }

  return (
    <form className="form desk__form" noValidate onSubmit={submit}>
      <Refusal>{faults.whole}</Refusal>
      <TextField
        id="invite-name"
        name="name"
        label={m.desk_name()}
        error={faults.name}
        autoComplete="off"
        maxLength={100}
      />
      <TextField
        id="invite-email"
        name="email"
        type="email"
        label={m.desk_email()}
        error={faults.email}
        autoComplete="off"
        maxLength={254}
      />
      <fieldset className="desk__boxes">
        <legend>{m.desk_roles()}</legend>
        {STAFF_ROLES.map((role, n) => (
          <CheckBox
            key={role}
            id={`invite-role-${role}`}
            name="roles"
            value={role}
            label={ROLE_WORDS[role].name()}
            note={ROLE_WORDS[role].may()}
            error={n === 0 ? faults.roles : undefined}
          />
        ))}
      </fieldset>
      <Button kind="act" type="submit" busy={isBusy} busyLabel={m.desk_waiting()}>
        {m.desk_invite_action()}
      </Button>
    </form>
  )
}
