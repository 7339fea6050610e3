import type { Mood } from '@pulli/contracts/mood.ts'
import { Dialog } from '@pulli/ui/dialog/dialog.tsx'
import { useEffect, useRef } from 'react'
import { CheckInForm } from './check-in-form.tsx'
import type { OpenCheckIn, SavedCheckIn } from './use-check-in.ts'

interface CheckInDialogProps {
  checkIn: OpenCheckIn
  title: string
  sliderLabel: string
  onSaved: (saved: SavedCheckIn) => void
  onErased: (entry: Mood) => void
  /** *Cancel*, before it closes. Escape and a click on the backdrop, which may be accidents, discard nothing. */
  onCancel?: () => void
  onClose: () => void
}

const ID = 'check-in'

/** MOD-04, LIM-17: the check-in as a dialog. *Cancel*, Escape and a click on the backdrop close it. */
export function CheckInDialog({ checkIn, title, sliderLabel, ...on }: CheckInDialogProps) {
  const { onSaved, onErased, onCancel, onClose } = on
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => dialog.current?.showModal(), [])
  const { isSending, trouble } = checkIn
  useEffect(() => {
    // Closed while sending, it opens again on a failure.
    if (isSending) return
    const element = dialog.current
    if (element?.open === false) {
      if (trouble) element.showModal()
      else onClose()
    }
    element?.addEventListener('close', onClose)
    return () => element?.removeEventListener('close', onClose)
  }, [onClose, isSending, trouble])

  // `close()` restores the focus; unmounting would not.
  function close() {
    dialog.current?.close()
  }

  return (
    <Dialog id={ID} className="dialog--checkin" labelledBy={`${ID}-h`} ref={dialog}>
      <h2 id={`${ID}-h`}>{title}</h2>
      <CheckInForm
        checkIn={checkIn}
        id={ID}
        sliderLabel={sliderLabel}
        onCancel={() => {
          onCancel?.()
          close()
        }}
        onSaved={(attempt) => {
          close()
          onSaved(attempt)
        }}
        onErased={(entry) => {
          close()
          onErased(entry)
        }}
      />
    </Dialog>
  )
}
