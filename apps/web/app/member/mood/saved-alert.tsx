import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { Dialog } from '@pulli/ui/dialog/dialog.tsx'
import { useEffect, useRef } from 'react'

/** MOD-06, D5: the alert after a save. */
export function SavedAlert({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    element?.addEventListener('close', onClose)
    return () => element?.removeEventListener('close', onClose)
  }, [onClose])
  return (
    <Dialog
      id="mood-saved"
      role="alertdialog"
      labelledBy="mood-saved-h"
      describedBy="mood-saved-p"
      ref={dialog}
    >
      <h2 id="mood-saved-h">{m.mood_saved_title()}</h2>
      <p id="mood-saved-p">{m.mood_saved_text()}</p>
      <form method="dialog">
        <Button kind="act" type="submit">
          {m.dialog_close()}
        </Button>
      </form>
    </Dialog>
  )
}
