import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { Dialog } from '@pulli/ui/dialog/dialog.tsx'
import { type RefObject, useState } from 'react'

interface SharePlanProps {
  text: string
  ref: RefObject<HTMLDialogElement | null>
}

/** Shows what another person will read, and offers the phone's own ways to send it. Nothing is sent by itself. */
export function SharePlan({ text, ref }: SharePlanProps) {
  const [status, setStatus] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setStatus(m.plan_share_copied()),
      () => setStatus(m.plan_share_not_copied()),
    )
  const canShare = typeof navigator !== 'undefined' && 'share' in navigator
  return (
    <Dialog id="plan-share" labelledBy="plan-share-h" ref={ref}>
      <h2 id="plan-share-h">{m.plan_share()}</h2>
      <p className="quiet">{m.plan_share_text()}</p>
      <textarea
        className="plan-share__text"
        aria-label={m.plan_share_label()}
        readOnly
        rows={10}
        value={text}
      />
      <p className="plan-box__row">
        {canShare && (
          <Button
            kind="act"
            // Closing the sheet of the phone rejects: no error.
            onClick={() => void navigator.share({ title: m.plan_title(), text }).catch(() => undefined)}
          >
            {m.plan_share_send()}
          </Button>
        )}
        <Button
          kind="line"
          onClick={() => void (navigator.clipboard ? copy() : setStatus(m.plan_share_not_copied()))}
        >
          {m.plan_share_copy()}
        </Button>
      </p>
      <p role="status" className="small">
        {status}
      </p>
      <form method="dialog">
        <Button kind="quiet" type="submit" onClick={() => setStatus('')}>
          {m.plan_close()}
        </Button>
      </form>
    </Dialog>
  )
}
