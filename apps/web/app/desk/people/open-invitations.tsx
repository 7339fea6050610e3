import type { Invitation } from '@pulli/contracts/staff.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { useState } from 'react'
import { errorText } from '#call/error-text.ts'
import { Refusal } from '#call/refusal.tsx'
import { callDesk } from '#desk/call-desk.ts'
import { whenWords } from '#desk/date-words.ts'
import { rolesInWords } from '#desk/role-words.ts'
import { deskCalls } from '#desk-addresses.ts'

interface OpenInvitationsProps {
  invitations: readonly Invitation[]
  onDone: (words: string) => void
}

/** The links that still work, with the means to stop them. */
export function OpenInvitations({ invitations, onDone }: OpenInvitationsProps) {
  const [busy, setBusy] = useState<string>()
  const [fault, setFault] = useState('')

  async function withdraw({ id, email }: Invitation) {
    if (busy) return
    setBusy(id)
    setFault('')
    const outcome = await callDesk(deskCalls.openInvitation(id), { method: 'DELETE' })
    setBusy(undefined)
    if (outcome.kind === 'done') onDone(m.desk_withdrawn({ email }))
    else setFault(errorText(outcome))
  }

  return (
    <section className="desk__part" aria-labelledby="open-h">
      <h2 id="open-h">{m.desk_invitations()}</h2>
      <ul className="desk__rows">
        {invitations.map((invitation) => (
          <li key={invitation.id}>
            <p>
              <b>{invitation.name}</b> {invitation.email}
              <span className="note">
                {invitation.is_for_device ? m.desk_invitation_device() : rolesInWords(invitation.roles)}
                {'. '}
                {m.desk_invitation_until({
                  when: whenWords(invitation.expires_at),
                })}
              </span>
            </p>
            <Button
              kind="line"
              size="s"
              busy={busy === invitation.id}
              aria-label={m.desk_withdraw_who({ email: invitation.email })}
              onClick={() => void withdraw(invitation)}
            >
              {m.desk_withdraw()}
            </Button>
          </li>
        ))}
      </ul>
      <Refusal>{fault}</Refusal>
    </section>
  )
}
