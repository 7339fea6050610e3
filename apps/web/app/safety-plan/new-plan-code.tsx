import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { useEffect, useRef } from 'react'

interface NewPlanCodeProps {
  code: string
  isBusy: boolean
  onWritten: () => void
  onCancel: () => void
}

/** Shows the recovery code of a plan before the copy is sent: no copy may exist whose code the member never saw. */
export function NewPlanCode({ code, isBusy, onWritten, onCancel }: NewPlanCodeProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div className="plan-code" tabIndex={-1} ref={box}>
      <p className="small">{m.plan_copy_code()}</p>
      <p>
        <b className="tnum">{code}</b>
      </p>
      <p className="plan-box__row">
        <Button kind="act" size="s" busy={isBusy} onClick={onWritten}>
          {m.plan_copy_written()}
        </Button>
        <Button kind="quiet" size="s" onClick={onCancel}>
          {m.plan_copy_cancel()}
        </Button>
      </p>
    </div>
  )
}
