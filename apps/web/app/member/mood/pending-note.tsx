import { m } from '@pulli/messages/messages.js'
import { removePending } from '#member/check-in/change-pending.ts'
import { usePending } from '#member/check-in/pending-check-in.ts'

/** Says that the check-in of a day is pending, or why it was refused. */
export function PendingNote({ day }: { day: string }) {
  const one = usePending().get(day)
  return (
    <div role="status">
      {one && one.refusal === undefined && <p className="note">{m.offline_mood_pending()}</p>}
      {one?.refusal !== undefined && (
        <p className="refusal">
          {m.offline_mood_refused({ reason: one.refusal })}{' '}
          <button type="button" className="linkish" onClick={() => void removePending(one)}>
            {m.offline_mood_let_go()}
          </button>
        </p>
      )}
    </div>
  )
}
