import type { MemberSession } from '@pulli/contracts/members.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { useState } from 'react'
import { errorText } from '#call/error-text.ts'
import { endSession, hasEnded, useEndedSessions } from '#member/session/end-session.ts'
import { CallStatus } from '#member/shell/call-status.tsx'
import { deviceOf, SessionRow } from './session-row.tsx'

/** The heading, which takes the focus when an ended session is removed. */
const HEADING_ID = 'sessions-h'

/** Security row 19: lists the sessions, and ends them. */
export function Sessions({ sessions }: { sessions: readonly MemberSession[] }) {
  const ended = useEndedSessions()
  const [ending, setEnding] = useState<readonly string[]>([])
  const [status, setStatus] = useState('')
  const [fault, setFault] = useState('')
  const open = sessions.filter(({ id }) => !ended.includes(id))
  const others = open.filter(({ is_current }) => !is_current)

  async function end(chosen: readonly MemberSession[], done: string) {
    const ids = chosen.map(({ id }) => id)
    if (ids.every((id) => ending.includes(id))) return
    setEnding((before) => [...before, ...ids])
    setStatus('')
    setFault('')
    const outcomes = await Promise.all(ids.map(endSession))
    const faults = outcomes.flatMap((outcome) => (hasEnded(outcome) ? [] : [errorText(outcome)]))
    setEnding((before) => before.filter((id) => !ids.includes(id)))
    if (faults.length === 0) setStatus(done)
    else setFault(chosen.length === 1 ? (faults[0] ?? '') : m.profile_session_some_failed())
    if (faults.length < ids.length) document.getElementById(HEADING_ID)?.focus()
  }

  return (
    <>
      <p className="quiet">{m.profile_sessions_text()}</p>
      <ul className="rows">
        {open.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={ending.includes(session.id)}
            onEnd={() => end([session], m.profile_session_ended({ device: deviceOf(session) }))}
          />
        ))}
      </ul>
      {others.length > 1 && (
        <p className="own__send">
          <Button
            kind="line"
            busy={ending.length > 1}
            busyLabel={m.profile_session_ending()}
            onClick={() => end(others, m.profile_session_all_ended())}
          >
            {m.profile_session_others()}
          </Button>
        </p>
      )}
      {others.length === 0 && <p className="note">{m.profile_session_alone()}</p>}
      <CallStatus fault={fault} done={status} />
    </>
  )
}
