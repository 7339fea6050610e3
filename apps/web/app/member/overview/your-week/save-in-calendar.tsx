import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { memberCalls } from '#api/member-calls.ts'
import { useRowAction } from '#call/use-row-action.ts'
import { readFile, saveFile } from '#member/data-rights/save-file.ts'
import { callAsMember } from '#member/session/call-as-member.ts'

interface SaveInCalendarProps {
  request: string
  /** Why an entry that was saved before may be old. */
  oldEntry: 'moved' | 'cancelled' | undefined
}

/** Downloads the appointment of a request for a calendar. A plain link could not carry the session of a member. */
export function SaveInCalendar({ request, oldEntry }: SaveInCalendarProps) {
  const { busy, error, run } = useRowAction()
  const load = () => callAsMember(memberCalls.appointmentFile(request), { read: readFile })

  return (
    <div>
      <Button
        kind="quiet"
        busy={busy !== undefined}
        onClick={() => void run(request, load, (_, file) => saveFile(file))}
      >
        {oldEntry === 'cancelled' ? m.booking_calendar_remove() : m.booking_calendar()}
      </Button>
      <span className="note appoint__note">
        {oldEntry === 'cancelled' ? m.booking_calendar_cancelled() : m.booking_calendar_note()}
      </span>
      {oldEntry === 'moved' && <p>{m.booking_calendar_moved()}</p>}
      {error && <p role="alert">{error}</p>}
    </div>
  )
}
