import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { Dialog } from '@pulli/ui/dialog/dialog.tsx'
import type { Ref } from 'react'

/** CNS-09 */
export function SentDialog({ hours, ref }: { hours: string; ref: Ref<HTMLDialogElement> }) {
  return (
    <Dialog ref={ref} id="consult-sent" labelledBy="consult-sent-h" describedBy="consult-sent-p">
      <h2 id="consult-sent-h">{m.consultation_success_title()}</h2>
      <p id="consult-sent-p">{m.consultation_success_text()}</p>
      <p>{m.consultation_sent_next({ hours })}</p>
      <form method="dialog">
        <Button kind="act" type="submit">
          {m.consultation_success_close()}
        </Button>
      </form>
    </Dialog>
  )
}
