import type { OwnDevices } from '@pulli/contracts/staff.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { useState } from 'react'
import { errorText } from '#call/error-text.ts'
import { Refusal } from '#call/refusal.tsx'
import { callDesk } from '#desk/call-desk.ts'
import { whenWords } from '#desk/date-words.ts'
import { deskCalls } from '#desk-addresses.ts'

interface OwnSessionsProps {
  sessions: OwnDevices['sessions']
  onDone: (words: string) => void
}

/** Where the signed-in person is signed in. The current session has no button: that is *Sign out*. */
export function OwnSessions({ sessions, onDone }: OwnSessionsProps) {
  const [busy, setBusy] = useState<string>()
  const [fault, setFault] = useState('')

  async function end(id: string, device: string) {
    if (busy) return
    setBusy(id)
    setFault('')
    const outcome = await callDesk(deskCalls.endSession(id), { method: 'DELETE' })
    setBusy(undefined)
    const isOver =
      outcome.kind === 'done' || (outcome.kind === 'refused' && outcome.code === 'unknown-session')
    if (isOver) onDone(m.profile_session_ended({ device }))
    else setFault(errorText(outcome))
  }

  return (
    <section className="desk__part" aria-labelledby="sessions-h">
      <h2 id="sessions-h">{m.desk_sessions()}</h2>
      <ul className="desk__rows">
        {sessions.map(({ id, device: name, signed_in_at, last_used_at, is_current }) => {
          const device = name || m.profile_session_unknown()
          return (
            <li key={id}>
              <p>
                <b>{device}</b>
                <span className="note">
                  {m.profile_session_times({ when: whenWords(last_used_at), since: whenWords(signed_in_at) })}
                </span>
              </p>
              {is_current ? (
                <p className="note">{m.profile_session_this()}</p>
              ) : (
                <Button
                  kind="line"
                  size="s"
                  busy={busy === id}
                  aria-label={m.profile_session_end_which({ device, when: whenWords(last_used_at) })}
                  onClick={() => void end(id, device)}
                >
                  {m.profile_session_end()}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      <Refusal>{fault}</Refusal>
    </section>
  )
}
