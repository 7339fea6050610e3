import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { Dialog } from '@pulli/ui/dialog/dialog.tsx'
import type { Ref } from 'react'

interface FailureDialogProps {
  failure: string | undefined
  onRestore: () => void
  ref: Ref<HTMLDialogElement>
}

/** ERR-05, ERR-06, ASM-09: says why there is no result, and brings the answers back. */
export function FailureDialog({ failure, onRestore, ref }: FailureDialogProps) {
  return (
    <Dialog ref={ref} id="failure" role="alertdialog" labelledBy="failure-h" describedBy="failure-p">
      <h2 id="failure-h">{m.assessment_failed_title()}</h2>
      <p id="failure-p">{failure}</p>
      <form method="dialog" className="actions">
        <Button kind="act" type="button" onClick={onRestore}>
          {m.assessment_restore()}
        </Button>
        <Button kind="quiet" type="submit">
          {m.assessment_close()}
        </Button>
      </form>
    </Dialog>
  )
}
