import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { useEffect, useRef, useState } from 'react'
import { momentWords } from '#member/day/moment-words.ts'
import { useUser } from '#member/session/use-user.ts'
import { NewPlanCode } from './new-plan-code.tsx'
import { OpenCopy } from './open-copy.tsx'
import type { PlanSession, PlanView } from './plan-session.ts'
import { RemoveCopy } from './remove-copy.tsx'
import { useAccountCopy } from './use-account-copy.ts'

interface AccountCopyProps {
  session: PlanSession
  view: PlanView
}

/** care §3: a member keeps a copy in their account, which only its code opens. Visitors see nothing of this. */
export function AccountCopy(props: AccountCopyProps) {
  const user = useUser()
  // Who is logged out meanwhile is told so, in place of the buttons.
  const [wasSignedIn, setWasSignedIn] = useState(false)
  useEffect(() => {
    if (user) setWasSignedIn(true)
  }, [user])
  if (!user && !wasSignedIn) return null
  return (
    <section className="plan-box" aria-labelledby="plan-copy-h">
      <h2 className="h-small" id="plan-copy-h">
        {m.plan_copy()}
      </h2>
      {user ? (
        <CopyOfMember {...props} timeZone={user.time_zone || undefined} />
      ) : (
        <p role="alert">{m.plan_copy_over()}</p>
      )}
    </section>
  )
}

function CopyOfMember({ session, view, timeZone }: AccountCopyProps & { timeZone: string | undefined }) {
  const kept = useAccountCopy(session, view)
  const { copy, draft, isBusy, fault, done } = kept
  const said = useRef<HTMLParagraphElement>(null)

  useEffect(() => {
    // The pressed button may be gone.
    if (done) said.current?.focus()
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
            {m.plan_copy_there({ when: momentWords(new Date(copy.kept_at), new Date(), timeZone) })}
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
      <p className="small" role="status" tabIndex={-1} ref={said}>
        {done}
      </p>
    </>
  )
}
