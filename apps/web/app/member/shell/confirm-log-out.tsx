import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { Dialog } from '@pulli/ui/dialog/dialog.tsx'
import { useEffect, useRef } from 'react'

interface ConfirmLogOutProps {
  onLogOut: () => void
  onStay: () => void
}

/** D40: warns that a logout deletes pending check-ins. */
export function ConfirmLogOut({ onLogOut, onStay }: ConfirmLogOutProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    element?.addEventListener('close', onStay)
    return () => element?.removeEventListener('close', onStay)
  }, [onStay])
  return (
    <Dialog id="waits" role="alertdialog" labelledBy="waits-h" describedBy="waits-p" ref={dialog}>
      <h2 id="waits-h">{m.offline_log_out_title()}</h2>
      <p id="waits-p">{m.offline_log_out_text()}</p>
      <form method="dialog" className="actions">
        <Button kind="act" type="submit">
          {m.offline_log_out_stay()}
        </Button>
        <Button kind="quiet" onClick={onLogOut}>
          {m.offline_log_out_go()}
        </Button>
      </form>
    </Dialog>
  )
}
