import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { Dialog } from '@pulli/ui/dialog/dialog.tsx'
import { useEffect, useRef } from 'react'

interface AskBeforeLogOutProps {
  onLogOut: () => void
  onStay: () => void
}

/** D40: a check-in that waits is announced before a logout takes it away. */
export function AskBeforeLogOut({ onLogOut, onStay }: AskBeforeLogOutProps) {
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
