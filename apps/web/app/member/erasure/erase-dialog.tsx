import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { Dialog } from '@pulli/ui/dialog/dialog.tsx'
import { useEffect, useRef, useState } from 'react'
import type { Outcome } from '#api/call-api.ts'
import { SealedCopy } from '#sealed-copy/sealed-copy.tsx'

/** What is asked before an erasure: its title, and what goes. */
export interface EraseQuestion {
  title: string
  text: string
  /** The labels of the two buttons, where "keep" and "erase" do not fit. */
  words?: { keep: string; yes: string }
}

interface EraseDialogProps {
  id: string
  question: EraseQuestion
  erase: () => Promise<Outcome<unknown>>
  onErased: () => void
  onClose: () => void
}

/** D5: the question before an erasure. The button that keeps everything comes first and has the focus. */
export default function EraseDialog({ id, question, erase, onErased, onClose }: EraseDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isErasing, setIsErasing] = useState(false)
  const [fault, setFault] = useState<string>()
  const [titleId, textId] = [`${id}-erase-h`, `${id}-erase-p`]
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
    if (isErasing) return
    setIsErasing(true)
    setFault(undefined)
    const outcome = await erase()
    setIsErasing(false)
    if (outcome.kind === 'done') {
      dialog.current?.close()
      return onErased()
    }
    setFault((outcome.kind === 'refused' && outcome.message) || m.erasure_unanswered())
  }

  return (
    <Dialog id={`${id}-erase`} role="alertdialog" labelledBy={titleId} describedBy={textId} ref={dialog}>
      <h2 id={titleId}>{question.title}</h2>
      <p id={textId}>
        {question.text}
        <SealedCopy />
      </p>
      {fault && (
        <p className="dash__no" role="alert">
          {fault}
        </p>
      )}
      <p className="actions">
        <Button kind="act" onClick={() => dialog.current?.close()}>
          {question.words?.keep ?? m.erasure_keep()}
        </Button>
        <Button kind="line" busy={isErasing} busyLabel={m.erasure_busy()} onClick={submit}>
          {question.words?.yes ?? m.erasure_yes()}
        </Button>
      </p>
    </Dialog>
  )
}
