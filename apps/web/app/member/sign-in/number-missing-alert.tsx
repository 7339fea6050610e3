import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { Dialog } from '@pulli/ui/dialog/dialog.tsx'
import type { Ref } from 'react'

/** LOG-03, D5: the alert of an empty number. */
export function NumberMissingAlert({ ref }: { ref: Ref<HTMLDialogElement> }) {
  return (
    <Dialog id="number-missing" role="alertdialog" labelledBy="number-missing-h" ref={ref}>
      <h2 id="number-missing-h">{m.sign_in_phone_empty()}</h2>
      <form method="dialog" className="actions">
        <Button kind="act" type="submit">
          {m.sign_in_alert_close()}
        </Button>
      </form>
    </Dialog>
  )
}
