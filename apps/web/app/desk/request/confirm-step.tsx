import type { DeskAppointment, DeskCancellation } from '@pulli/contracts/desk-request.ts'
import { m } from '@pulli/messages/messages.js'
import { ConfirmDialog } from '#call/confirm-dialog.tsx'
import { callDesk, leaveFor } from '#desk/call-desk.ts'
import { deskAddresses, deskCalls } from '#desk-addresses.ts'
import { SealedCopy } from '#sealed-copy/sealed-copy.tsx'

interface ConfirmStepProps {
  what: 'cancel' | 'erase'
  request: string
  appointment: DeskAppointment | undefined
  onDone: (words: string) => Promise<void>
  /** Was refused, or not answered: what the page shows may be old. */
  onNotDone: () => void
  onClose: () => void
}

/** Asks before an appointment is cancelled or a request erased. */
export function ConfirmStep({ what, request, appointment, onDone, onNotDone, onClose }: ConfirmStepProps) {
  if (what === 'erase')
    return (
      <ConfirmDialog
        title={m.desk_erase_title()}
        text={
          <>
            {m.desk_erase_text()}
            <SealedCopy />
          </>
        }
        action={m.desk_step_erase()}
        act={() => callDesk(deskCalls.request(request), { method: 'DELETE' })}
        onDone={() => leaveFor(deskAddresses.waiting)}
        onClose={onClose}
      />
    )
  if (appointment === undefined) return null
  const body: DeskCancellation = { version: appointment.version }
  const path = deskCalls.appointment(request, appointment.id, 'cancel')
  async function cancel() {
    const outcome = await callDesk(path, { method: 'POST', body })
    if (outcome.kind !== 'done') onNotDone()
    return outcome
  }
  return (
    <ConfirmDialog
      title={m.desk_cancel_title()}
      text={m.desk_cancel_text()}
      action={m.desk_step_cancel()}
      act={cancel}
      onDone={() => onDone(m.desk_cancel_done())}
      onClose={onClose}
    />
  )
}
