import type { DeskAppointment } from '@pulli/contracts/desk-request.ts'
import { m } from '@pulli/messages/messages.js'
import { ConfirmDialog } from '#call/confirm-dialog.tsx'
import { callDesk, leaveFor } from '#desk/call-desk.ts'
import { deskAddresses } from '#desk-addresses.ts'
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
        act={() => callDesk('DELETE /requests/:id', { id: request })}
        onDone={() => leaveFor(deskAddresses.waiting)}
        onClose={onClose}
      />
    )
  if (appointment === undefined) return null
  const of = { id: request, appointment: appointment.id, body: { version: appointment.version } }
  async function cancel() {
    const outcome = await callDesk('POST /requests/:id/appointments/:appointment/cancel', of)
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
