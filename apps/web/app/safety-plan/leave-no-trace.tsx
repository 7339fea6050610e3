import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { Dialog } from '@pulli/ui/dialog/dialog.tsx'
import { useEffect, useRef, useState } from 'react'
import type { PlanSession } from './plan-session.ts'

/** Deletes the plan from this device: asks once, and says what it did. */
export function LeaveNoTrace({ session, isErased }: { session: PlanSession; isErased: boolean }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const [hasFailed, setHasFailed] = useState(false)

  // The empty form is longer than the plan was, so the confirmation would be far below the viewport.
  useEffect(() => {
    if (hasFailed || isErased) status.current?.scrollIntoView({ block: 'center' })
  }, [hasFailed, isErased])

  async function erase() {
    dialog.current?.close()
    setHasFailed(!(await session.erase()))
  }

  return (
    <section className="plan-box" aria-labelledby="plan-erase-h">
      <h2 className="h-small" id="plan-erase-h">
        {m.plan_erase()}
      </h2>
      <p className="small quiet">{m.plan_erase_text()}</p>
      <Button kind="line" size="s" onClick={() => dialog.current?.showModal()}>
        {m.plan_erase()}
      </Button>
      <p role="status" className="small" ref={status}>
        {hasFailed ? m.plan_erase_failed() : isErased && m.plan_erased()}
      </p>
      <Dialog
        id="plan-erase"
        role="alertdialog"
        labelledBy="plan-erase-q"
        describedBy="plan-erase-d"
        ref={dialog}
      >
        <h2 id="plan-erase-q">{m.plan_erase_title()}</h2>
        <p id="plan-erase-d" className="quiet">
          {m.plan_erase_ask()}
        </p>
        <p className="plan-box__row">
          <Button kind="act" onClick={() => void erase()}>
            {m.plan_erase_yes()}
          </Button>
          <Button kind="quiet" onClick={() => dialog.current?.close()}>
            {m.plan_erase_no()}
          </Button>
        </p>
      </Dialog>
    </section>
  )
}
