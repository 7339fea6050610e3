import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { Dialog } from '@pulli/ui/dialog/dialog.tsx'
import type { Ref } from 'react'

/** LOG-03, D5: the alert of an empty number. */
export function GateAlert({ ref }: { ref: Ref<HTMLDialogElement> }) {
  return (
    <Dialog id="gate-alert" role="alertdialog" labelledBy="gate-alert-h" ref={ref}>
      <h2 id="gate-alert-h">{m.gate_phone_empty()}</h2>
      <form method="dialog" className="actions">
        <Button kind="act" type="submit">
          {m.gate_alert_close()}
        </Button>
      </form>
    </Dialog>
  )
}
