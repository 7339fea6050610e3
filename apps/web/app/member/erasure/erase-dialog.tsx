import { m } from '@pulli/messages/messages.js'
import type { Outcome } from '#api/call-api.ts'
import { ConfirmDialog } from '#call/confirm-dialog.tsx'
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

/** D5: the question before an erasure. */
export default function EraseDialog({ id, question, erase, onErased, onClose }: EraseDialogProps) {
  const { title, text, words } = question
  return (
    <ConfirmDialog
      id={`${id}-erase`}
      title={title}
      text={
        <>
          {text}
          <SealedCopy />
        </>
      }
      keep={words?.keep ?? m.erasure_keep()}
      action={words?.yes ?? m.erasure_yes()}
      busyLabel={m.erasure_busy()}
      unanswered={m.erasure_unanswered()}
      act={erase}
      onDone={onErased}
      onClose={onClose}
    />
  )
}
