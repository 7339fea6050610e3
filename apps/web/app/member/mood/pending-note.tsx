import { m } from '@pulli/messages/messages.js'
import { forgetWaiting } from '#member/check-in/change-pending.ts'
import { useWaiting } from '#member/check-in/pending.ts'

/** Beside the check-in of a day: that it waits, or why it was not accepted and what can be done. */
export function WaitingNote({ day }: { day: string }) {
  const one = useWaiting().get(day)
  return (
    <div role="status">
      {one && one.refusal === undefined && <p className="note">{m.offline_mood_waiting()}</p>}
      {one?.refusal !== undefined && (
        <p className="checkin__no">
          {m.offline_mood_refused({ reason: one.refusal })}{' '}
          <button type="button" className="linkish" onClick={() => void forgetWaiting(one)}>
            {m.offline_mood_let_go()}
          </button>
        </p>
      )}
    </div>
  )
}
