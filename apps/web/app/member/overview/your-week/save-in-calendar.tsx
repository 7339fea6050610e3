import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { useState } from 'react'
import { memberCalls } from '#api/member-calls.ts'
import { readFile, saveFile } from '#member/data-rights/save-file.ts'
import { callAsMember } from '#member/session/call-as-member.ts'
import { reasonOf } from '#member/session/reason-of.ts'

interface SaveInCalendarProps {
  request: string
  /** Why an entry that was saved before may be old. */
  oldEntry: 'moved' | 'cancelled' | undefined
}

/** Downloads the appointment of a request for a calendar. A plain link could not carry the session of a member. */
export function SaveInCalendar({ request, oldEntry }: SaveInCalendarProps) {
  const [isBusy, setIsBusy] = useState(false)
  const [fault, setFault] = useState('')

  async function download() {
    if (isBusy) return
    setIsBusy(true)
    setFault('')
    const outcome = await callAsMember(memberCalls.appointmentFile(request), { read: readFile })
    setIsBusy(false)
    if (outcome.kind === 'done') saveFile(outcome.data)
    else setFault(reasonOf(outcome))
  }

  return (
    <div>
      <Button kind="quiet" busy={isBusy} onClick={download}>
        {oldEntry === 'cancelled' ? m.booking_calendar_remove() : m.booking_calendar()}
      </Button>
      <span className="note appoint__note">
        {oldEntry === 'cancelled' ? m.booking_calendar_cancelled() : m.booking_calendar_note()}
      </span>
      {oldEntry === 'moved' && <p>{m.booking_calendar_moved()}</p>}
      {fault && <p role="alert">{fault}</p>}
    </div>
  )
}
