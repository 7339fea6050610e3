import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { Dialog } from '@pulli/ui/dialog/dialog.tsx'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Outcome } from '#api/call-api.ts'
import { errorText } from './error-text.ts'
import { Refusal } from './refusal.tsx'

interface ConfirmDialogProps {
  id?: string
  title: string
  text: ReactNode
  /** What the button that does it says. */
  action: string
  /** What the button that changes nothing says. */
  keep?: string
  busyLabel?: string
  /** The error text where there was no answer. */
  unanswered?: string
  act: () => Promise<Outcome<unknown>>
  onDone: () => void
  onClose: () => void
}

/** The question before something that cannot be taken back. The button that changes nothing comes first. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { id = 'confirm', title, text, action, keep = m.desk_keep(), busyLabel = m.desk_waiting() } = props
  const { unanswered, act, onDone, onClose } = props
  const dialog = useModalDialog(onClose)
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState('')
  const [titleId, textId] = [`${id}-h`, `${id}-p`]

  async function submit() {
    if (isBusy) return
    setIsBusy(true)
    setError('')
    const outcome = await act()
    setIsBusy(false)
    if (outcome.kind !== 'done') return setError(errorText(outcome, unanswered))
    dialog.current?.close()
    onDone()
  }

  return (
    <Dialog id={id} role="alertdialog" labelledBy={titleId} describedBy={textId} ref={dialog}>
      <h2 id={titleId}>{title}</h2>
      <p id={textId}>{text}</p>
      <Refusal>{error}</Refusal>
      <p className="actions">
        <Button kind="act" onClick={() => dialog.current?.close()}>
          {keep}
        </Button>
        <Button kind="line" busy={isBusy} busyLabel={busyLabel} onClick={submit}>
          {action}
        </Button>
      </p>
    </Dialog>
  )
}

/** Opens a dialog as it appears. Returns its reference; closing it, also with Escape, calls `onClose`. */
export function useModalDialog(onClose: () => unknown) {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    const onClosed = () => close.current()
    element?.addEventListener('close', onClosed)
    return () => element?.removeEventListener('close', onClosed)
  }, [])
  return dialog
}

/** What a dialog asks about. Each press opens a new dialog, because Chromium reports a closed one a frame late. */
export function useQuestion<About>() {
  const [question, setQuestion] = useState<{ about: About; key: number }>()
  return {
    question,
    ask: (about: About) => setQuestion((last) => ({ about, key: (last?.key ?? 0) + 1 })),
    onClose: () => setQuestion(undefined),
  }
}
