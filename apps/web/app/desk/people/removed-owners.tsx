import type { Invitation, RemovedOwner } from '@pulli/contracts/staff.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { useState } from 'react'
import { errorText } from '#call/error-text.ts'
import { Refusal } from '#call/refusal.tsx'
import { callDesk } from '#desk/call-desk.ts'
import { whenWords } from '#desk/date-words.ts'
import { deskCalls } from '#desk-addresses.ts'

interface RemovedOwnersProps {
  owners: readonly RemovedOwner[]
  onDone: (words: string) => void
}

/** Owners who were removed in the last 24 hours: any owner can undo it. */
export function RemovedOwners({ owners, onDone }: RemovedOwnersProps) {
  const [busy, setBusy] = useState<string>()
  const [fault, setFault] = useState('')

  async function restore({ id, name, email }: RemovedOwner) {
    if (busy) return
    setBusy(id)
    setFault('')
    const outcome = await callDesk<Invitation>(deskCalls.restore(id), { method: 'POST', body: {} })
    setBusy(undefined)
    if (outcome.kind === 'done') onDone(m.desk_restored({ name, email }))
    else setFault(errorText(outcome))
  }

  return (
    <section className="desk__part" aria-labelledby="removed-h">
      <h2 id="removed-h">{m.desk_removed_owners()}</h2>
      <p className="quiet">{m.desk_removed_owners_text()}</p>
      <ul className="desk__rows">
        {owners.map((owner) => (
          <li key={owner.id}>
            <p>
              <b>{owner.name}</b> {owner.email}
              {owner.removed_at !== null && (
                <span className="note">{m.desk_removed_when({ when: whenWords(owner.removed_at) })}</span>
              )}
            </p>
            <Button
              kind="line"
              size="s"
              busy={busy === owner.id}
              aria-label={m.desk_restore_who({ name: owner.name })}
              onClick={() => void restore(owner)}
            >
              {m.desk_restore()}
            </Button>
          </li>
        ))}
      </ul>
      <Refusal>{fault}</Refusal>
    </section>
  )
}
