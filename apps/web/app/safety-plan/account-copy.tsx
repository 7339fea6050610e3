import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { useEffect, useRef } from 'react'
import { momentWords } from '#member/day/moment-words.ts'
import { timeZone } from '#member/day/time-zone.ts'
import { NewPlanCode } from './new-plan-code.tsx'
import { OpenCopy } from './open-copy.tsx'
import type { PlanSession, PlanView } from './plan-session.ts'
import { RemoveCopy } from './remove-copy.tsx'
import { useAccountCopy } from './use-account-copy.ts'

interface CopyProps {
  session: PlanSession
  view: PlanView
}

interface AccountCopyProps extends CopyProps {
  /** Undefined once the session has ended. */
  user: object | undefined
}

/** The copy of the plan in the account of a member, which only its code opens. */
export default function AccountCopy({ user, ...props }: AccountCopyProps) {
  return (
    <section className="plan-box" aria-labelledby="plan-copy-h">
      <h2 className="h-small" id="plan-copy-h">
        {m.plan_copy()}
      </h2>
      {user ? <CopyOfMember {...props} /> : <p role="alert">{m.plan_copy_over()}</p>}
    </section>
  )
}

function CopyOfMember({ session, view }: CopyProps) {
  const kept = useAccountCopy(session, view)
  const { copy, draft, isBusy, fault, done } = kept
  const status = useRef<HTMLParagraphElement>(null)

  useEffect(() => {
    // The pressed button may be gone.
    if (done) status.current?.focus()
  }, [done])

  return (
    <>
      <p className="small quiet">{m.plan_copy_text()}</p>
      {kept.isUnknown && (
        <>
          <p className="small">{m.plan_copy_unknown()}</p>
          <Button kind="line" size="s" onClick={() => void kept.look()}>
            {m.plan_copy_again()}
          </Button>
        </>
      )}
      {copy === null && !draft && <p className="small">{m.plan_copy_none()}</p>}
      {kept.begin && (
        <Button kind="line" size="s" busy={isBusy} onClick={() => void kept.begin?.()}>
          {m.plan_copy_begin()}
        </Button>
      )}
      {draft && (
        <NewPlanCode
          code={draft.code}
          isBusy={isBusy}
          onWritten={() => void kept.keep?.()}
          onCancel={kept.cancel}
        />
      )}
      {copy && !draft && (
        <>
          <p className="small">
            {m.plan_copy_there({ when: momentWords(new Date(copy.kept_at), new Date(), timeZone()) })}
          </p>
          {kept.update && (
            <Button kind="line" size="s" busy={isBusy} onClick={() => void kept.update?.()}>
              {m.plan_copy_update()}
            </Button>
          )}
          {kept.needsCode && <OpenCopy isBusy={isBusy} onOpen={kept.open} />}
          <RemoveCopy onRemove={() => void kept.remove()} />
        </>
      )}
      {fault && (
        <p className="plan-fault" role="alert">
          {fault}
        </p>
      )}
      <p className="small" role="status" tabIndex={-1} ref={status}>
        {done}
      </p>
    </>
  )
}
