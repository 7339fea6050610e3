import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { Dialog } from '@pulli/ui/dialog/dialog.tsx'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Outcome } from '#api/call-api.ts'
import { reasonOf } from '#member/session/reason-of.ts'

interface ConfirmDialogProps {
  title: string
  text: ReactNode
  /** What the button that does it says. */
  action: string
  act: () => Promise<Outcome<unknown>>
  onDone: () => void
  onClose: () => void
}

/** The question before something that cannot be taken back. The button that changes nothing comes first. */
export function ConfirmDialog({ title, text, action, act, onDone, onClose }: ConfirmDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [fault, setFault] = useState('')
  const close = useRef(onClose)
  close.current = onClose

  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    const onClosed = () => close.current()
    element?.addEventListener('close', onClosed)
    return () => element?.removeEventListener('close', onClosed)
  }, [])

  async function submit() {
    if (isBusy) return
    setIsBusy(true)
    setFault('')
    const outcome = await act()
    setIsBusy(false)
    if (outcome.kind !== 'done') return setFault(reasonOf(outcome))
    dialog.current?.close()
    onDone()
  }

  return (
    <Dialog id="confirm" role="alertdialog" labelledBy="confirm-h" describedBy="confirm-p" ref={dialog}>
      <h2 id="confirm-h">{title}</h2>
      <p id="confirm-p">{text}</p>
      {fault && (
        <p className="dash__no" role="alert">
          {fault}
        </p>
      )}
      <p className="actions">
        <Button kind="act" onClick={() => dialog.current?.close()}>
          {m.desk_keep()}
        </Button>
        <Button kind="line" busy={isBusy} busyLabel={m.desk_waiting()} onClick={submit}>
          {action}
        </Button>
      </p>
    </Dialog>
  )
}
