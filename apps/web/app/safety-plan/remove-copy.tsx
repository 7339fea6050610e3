import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { Dialog } from '@pulli/ui/dialog/dialog.tsx'
import { useRef } from 'react'
import { SealedCopy } from '#sealed-copy/sealed-copy.tsx'

/** Removes the copy from the account: asks once. */
export function RemoveCopy({ onRemove }: { onRemove: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <>
      <p className="plan-box__row">
        <Button kind="quiet" size="s" onClick={() => dialog.current?.showModal()}>
          {m.plan_copy_remove()}
        </Button>
      </p>
      <Dialog
        id="plan-copy-remove"
        role="alertdialog"
        labelledBy="plan-copy-q"
        describedBy="plan-copy-d"
        ref={dialog}
      >
        <h2 id="plan-copy-q">{m.plan_copy_remove_title()}</h2>
        <p id="plan-copy-d" className="quiet">
          {m.plan_copy_remove_ask()}
          <SealedCopy />
        </p>
        <p className="plan-box__row">
          <Button
            kind="act"
            onClick={() => {
              dialog.current?.close()
              onRemove()
            }}
          >
            {m.plan_copy_remove_yes()}
          </Button>
          <Button kind="quiet" onClick={() => dialog.current?.close()}>
            {m.plan_copy_remove_no()}
          </Button>
        </p>
      </Dialog>
    </>
  )
}
