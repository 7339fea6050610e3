import type { OwnDevices } from '@pulli/contracts/staff.ts'
import { m } from '@pulli/messages/messages.js'
import { ActionRows } from '#desk/action-rows.tsx'
import { callDesk, doneIf } from '#desk/call-desk.ts'
import { whenWords } from '#desk/date-words.ts'
import { DeskPart } from '#desk/desk-part.tsx'
import { DeskStatus, useDeskStatus } from '#desk/desk-status.tsx'
import { DeskData } from '#desk/shell/desk-data.tsx'
import type { Route } from './+types/devices-page'
import { WaysToSignIn } from './ways-to-sign-in.tsx'

export function clientLoader() {
  return { devices: callDesk('GET /devices') }
}

/** How the signed-in person signs in, and where they are signed in. */
export default function DevicesPage({ loaderData: { devices } }: Route.ComponentProps) {
  const { status, onDone } = useDeskStatus()
  return (
    <>
      <DeskStatus>{status}</DeskStatus>
      <DeskData of={devices}>
        {(data) => (
          <>
            <WaysToSignIn devices={data} onDone={onDone} />
            <OwnSessions sessions={data.sessions} onDone={onDone} />
          </>
        )}
      </DeskData>
    </>
  )
}

interface OwnSessionsProps {
  sessions: OwnDevices['sessions']
  onDone: (words: string) => void
}

/** Where the signed-in person is signed in. The current session has no button: that is *Sign out*. */
function OwnSessions({ sessions, onDone }: OwnSessionsProps) {
  const rows = sessions.map(({ id, device: name, signed_in_at, last_used_at, is_current }) => {
    const device = name || m.profile_session_unknown()
    const when = whenWords(last_used_at)
    return {
      id,
      text: (
        <>
          <b>{device}</b>
          <span className="note">{m.profile_session_times({ when, since: whenWords(signed_in_at) })}</span>
        </>
      ),
      label: m.profile_session_end_which({ device, when }),
      call: async () => doneIf('unknown-session', await callDesk('DELETE /sessions/:id', { id })),
      done: m.profile_session_ended({ device }),
      note: is_current ? m.profile_session_this() : undefined,
    }
  })
  return (
    <DeskPart title={m.desk_sessions()}>
      <ActionRows action={m.profile_session_end()} rows={rows} onDone={onDone} />
    </DeskPart>
  )
}
