import { EMPTY_PLAN, isEmptyPlan, type SafetyPlan } from '@pulli/domain/safety-plan/safety-plan.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { DialogFoot } from '@pulli/ui/dialog/dialog.tsx'
import { startTransition, useEffect, useRef, useState } from 'react'
import { ExitLink, type ExitLinkProps } from '#quick-exit/exit-link.tsx'
import { LeaveNoTrace } from './leave-no-trace.tsx'
import { LockedPlan } from './locked-plan.tsx'
import { MemberCopy } from './member-copy.tsx'
import { PinSettings } from './pin-settings.tsx'
import { PlanCard } from './plan-card.tsx'
import { PlanForm } from './plan-form.tsx'
import { type PlanView, planSession } from './plan-session.ts'
import { planText } from './plan-words.ts'
import { SharePlan } from './share-plan.tsx'
import { readTypedEarly } from './typed-early.ts'

/** Id of the text about how a plan is stored. */
export const KEPT = 'plan-kept'

/** The plan on this device. The server renders its empty form, which can be filled in and printed without a script. */
export function PlanKeeper({ exit }: { exit: ExitLinkProps }) {
  const [session] = useState(planSession)
  // In place of `useSyncExternalStore`, which renders the whole page in one go when the store was read: a cheap phone is
  // blocked by it for a twentieth of a second.
  const [view, setView] = useState(session.view)
  // Read while the fields are still as the server sent them.
  const [typed] = useState(() => (typeof document === 'undefined' ? EMPTY_PLAN : readTypedEarly()))
  const [mode, setMode] = useState<'read' | 'write' | undefined>(isEmptyPlan(typed) ? undefined : 'write')
  const sharing = useRef<HTMLDialogElement>(null)
  const top = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const unsubscribe = session.subscribe(() => startTransition(() => setView(session.view())))
    const stop = session.start(typed)
    const whenHidden = () => document.visibilityState === 'hidden' && session.flush()
    const whenBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted && session.view().hasPin) void session.lock()
    }
    document.addEventListener('visibilitychange', whenHidden)
    addEventListener('pagehide', session.flush)
    addEventListener('pageshow', whenBack)
    return () => {
      unsubscribe()
      stop()
      document.removeEventListener('visibilitychange', whenHidden)
      removeEventListener('pagehide', session.flush)
      removeEventListener('pageshow', whenBack)
    }
  }, [session, typed])

  const { phase, plan } = view
  // Shows how the plan is stored only if it is: not before this code has run, nor where the browser refuses storage.
  useEffect(() => {
    document.getElementById(KEPT)?.toggleAttribute('hidden', phase === 'opening' || phase === 'unkept')
  }, [phase])
  const isShown = phase === 'open' || phase === 'unkept' || phase === 'opening'
  const isReading = (mode ?? (view.wasThere ? 'read' : 'write')) === 'read' && !isEmptyPlan(plan)
  function change(part: Partial<SafetyPlan>) {
    setMode('write')
    session.change(part)
    // What is typed is painted at once.
    setView(session.view())
  }

  function toggle() {
    setMode(isReading ? 'write' : 'read')
    // The two views differ in length: each opens at its top.
    top.current?.focus()
    top.current?.scrollIntoView()
  }

  return (
    // A modal dialog makes the header inert, so each has the quick exit too.
    <DialogFoot value={<ExitLink {...exit} />}>
      <div className="plan-top" tabIndex={-1} ref={top} />
      <PlanNotes view={view} />
      {isShown && phase !== 'opening' && <PlanCard plan={plan} isPaper={!isReading} />}
      {isShown && !isReading && (
        <PlanForm plan={plan} onChange={change} onDone={() => void session.askToPersist()} />
      )}
      <p className="plan-state" role="status">
        {phase === 'opening' && <span className="plan-state__yet">{m.plan_not_yet()}</span>}
        {view.saving === 'saved' && <span>{m.plan_saved()} </span>}
        {view.saving === 'saved' && view.isPersistent && <span>{m.plan_keeping_promised()}</span>}
      </p>
      {phase === 'locked' && <LockedPlan session={session} view={view} />}
      {isShown && phase !== 'opening' && (
        <>
          <div className="plan-bar">
            {!isEmptyPlan(plan) && (
              <Button kind="act" onClick={toggle}>
                {isReading ? m.plan_edit() : m.plan_done()}
              </Button>
            )}
            <Button kind="line" onClick={() => print()}>
              {m.plan_print()}
            </Button>
            {!isEmptyPlan(plan) && (
              <Button kind="line" onClick={() => sharing.current?.showModal()}>
                {m.plan_share()}
              </Button>
            )}
          </div>
          <SharePlan text={planText(plan)} ref={sharing} />
        </>
      )}
      {phase !== 'opening' && phase !== 'unkept' && (
        <div className="plan-boxes">
          {phase === 'open' && <PinSettings session={session} hasPin={view.hasPin} />}
          {phase === 'open' && <MemberCopy session={session} view={view} />}
          <LeaveNoTrace session={session} isErased={view.isErased} />
        </div>
      )}
    </DialogFoot>
  )
}

/** Announces failures at once. */
function PlanNotes({ view: { phase, saving, isOlder } }: { view: PlanView }) {
  return (
    <div className="plan-notes">
      <div role="alert">
        {phase === 'unkept' && <p className="plan-fault">{m.plan_unkept()}</p>}
        {phase === 'newer' && <p className="plan-fault">{m.plan_newer()}</p>}
        {phase === 'unreadable' && <p className="plan-fault">{m.plan_unreadable()}</p>}
        {saving === 'failed' && <p className="plan-fault">{m.plan_save_failed()}</p>}
        {isOlder && <p className="plan-fault">{m.plan_older()}</p>}
      </div>
      {(phase === 'newer' || phase === 'unreadable') && (
        <Button kind="line" size="s" onClick={() => location.reload()}>
          {m.plan_reload()}
        </Button>
      )}
    </div>
  )
}
