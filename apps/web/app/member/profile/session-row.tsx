import type { MemberSession } from '@pulli/contracts/members.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { momentWords } from '#member/day/moment-words.ts'
import { useTimeZone } from '#member/day/use-time-zone.ts'

interface SessionRowProps {
  session: MemberSession
  isEnding: boolean
  onEnd: () => void
}

/** Names the device of a session. */
export const deviceOf = ({ device }: MemberSession) => device || m.profile_session_unknown()

/** A session. The current one has no button: that is *Log out*. */
export function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const timeZone = useTimeZone()
  const words = (at: string) => momentWords(new Date(at), new Date(), timeZone)
  const device = deviceOf(session)
  const when = words(session.last_used_at)
  return (
    <li className="row">
      <p className="row__text">
        <b>{device}</b>
        <span className="note">{m.profile_session_times({ when, since: words(session.signed_in_at) })}</span>
      </p>
      {session.is_current ? (
        <p className="row__this">{m.profile_session_this()}</p>
      ) : (
        <p>
          <Button
            kind="line"
            size="s"
            busy={isEnding}
            busyLabel={m.profile_session_ending()}
            aria-label={isEnding ? undefined : m.profile_session_end_which({ device, when })}
            onClick={onEnd}
          >
            {m.profile_session_end()}
          </Button>
        </p>
      )}
    </li>
  )
}
