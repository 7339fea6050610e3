import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { Dialog } from '@pulli/ui/dialog/dialog.tsx'
import type { RefObject } from 'react'
import { SealedCopy } from '#sealed-copy/sealed-copy.tsx'

interface DeleteDialogProps {
  ref: RefObject<HTMLDialogElement | null>
  isErasing: boolean
  onYes: () => void
}

/** The confirmation (D5). The button that keeps the account has the focus. */
export function DeleteDialog({ ref, isErasing, onYes }: DeleteDialogProps) {
  return (
    <Dialog id="erase" role="alertdialog" labelledBy="erase-ask" describedBy="erase-ask-text" ref={ref}>
      <h2 id="erase-ask">{m.data_rights_erase_ask()}</h2>
      <p id="erase-ask-text">
        {m.data_rights_erase_ask_text()}
        <SealedCopy />
      </p>
      <p className="actions">
        <Button kind="act" onClick={() => ref.current?.close()}>
          {m.data_rights_erase_no()}
        </Button>
        <Button kind="line" busy={isErasing} busyLabel={m.data_rights_erase_busy()} onClick={onYes}>
          {m.data_rights_erase_yes()}
        </Button>
      </p>
    </Dialog>
  )
}
