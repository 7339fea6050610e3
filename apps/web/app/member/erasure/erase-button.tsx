import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { type ReactNode, Suspense, useState } from 'react'
import type { Outcome } from '#api/call-api.ts'
import { lazySection } from '#member/shell/lazy-section.tsx'
import type { EraseQuestion } from './erase-dialog.tsx'

// Loaded when it is opened (P2).
const EraseDialog = lazySection(() => import('./erase-dialog.tsx'))

interface EraseButtonProps {
  /** Prefix of the ids in its dialog. */
  id: string
  question: EraseQuestion
  /** The call, with what follows from it in this browser. */
  erase: () => Promise<Outcome<unknown>>
  /** Called once it is erased and the dialog is closed. The button may be gone: the caller moves the focus. */
  onErased: () => void
  children: ReactNode
}

/** D55: erases something of the member's own, after a question that says what goes. */
export function EraseButton({ id, question, erase, onErased, children }: EraseButtonProps) {
  // Counted, because Chromium reports a closed dialog a frame late: a press until then opens a new one.
  const [asked, setAsked] = useState(0)
  return (
    <>
      <Button kind="quiet" size="s" aria-haspopup="dialog" onClick={() => setAsked(asked + 1)}>
        {children}
      </Button>
      {asked > 0 && (
        <Suspense fallback={<span className="sr">{m.dashboard_loading()}</span>}>
          <EraseDialog
            key={asked}
            id={id}
            question={question}
            erase={erase}
            onErased={onErased}
            onClose={() => setAsked(0)}
          />
        </Suspense>
      )}
    </>
  )
}
