import { m } from '@pulli/messages/messages.js'
import { Suspense, useCallback, useState } from 'react'
import { addresses, providerCalls } from '#addresses.ts'
import { hasPending } from '#member/check-in/pending-check-in.ts'
import { callAsMember, writesSettled } from '#member/session/call-as-member.ts'
import { clearSession } from '#member/session/clear-session.ts'
import { setLeaving } from '#member/session/return-to.ts'
import { showToast } from '#toasts/show-toast.ts'
import { lazySection } from './lazy-section.tsx'
import { RailIcon } from './rail-icon.tsx'
import { flushPending } from './use-offline.ts'

/** Seldom needed, so imported on demand (P2). */
const ConfirmLogOut = lazySection(async () => ({
  default: (await import('./confirm-log-out.tsx')).ConfirmLogOut,
}))

/** The longest wait for the toast: without a network it cannot load, and the member's data must be deleted. */
const TOAST_TIMEOUT_MS = 5_000

/** How long the success is shown before the page goes home. */
const SHOWN_MS = 1_200

/** API-09, ERR-16, ERR-17 */
export function LogOut() {
  const [isBusy, setIsBusy] = useState(false)
  const [asks, setAsks] = useState(false)
  const stay = useCallback(() => setAsks(false), [])

  /** D40: sends pending check-ins first. If that fails, the member decides. */
  async function logOut(isSure = false) {
    if (isBusy) return
    setIsBusy(true)
    setAsks(false)
    // A write in flight would meet an ended session.
    await writesSettled()
    if (!isSure && (await hasPending())) {
      await flushPending()
      if (await hasPending()) {
        setIsBusy(false)
        return setAsks(true)
      }
    }
    // Other calls in flight may notice the end first.
    setLeaving(true)
    const outcome = await callAsMember(providerCalls.signOut, { method: 'POST', whenOver: 'stay' })
    // An already ended session counts as success.
    const isOut = outcome.kind === 'done' || (outcome.kind === 'refused' && outcome.code === 'session-ended')
    if (!isOut) {
      setLeaving(false)
      setIsBusy(false)
      const text =
        outcome.kind === 'refused' ? m.dashboard_log_out_failed() : m.dashboard_log_out_unanswered()
      return showToast({ text, kind: 'error' })
    }
    const told = showToast({ text: m.dashboard_logged_out(), kind: 'success' })
    await Promise.race([told, new Promise((resolve) => setTimeout(resolve, TOAST_TIMEOUT_MS))])
    setTimeout(() => {
      void clearSession('delete')
      location.replace(addresses.home)
    }, SHOWN_MS)
  }

  return (
    <>
      <p className="rail__out">
        <button type="button" onClick={() => void logOut()} aria-busy={isBusy || undefined}>
          <RailIcon name="out" />
          <span>{isBusy ? m.dashboard_logging_out() : m.dashboard_log_out()}</span>
        </button>
      </p>
      <Suspense>{asks && <ConfirmLogOut onLogOut={() => void logOut(true)} onStay={stay} />}</Suspense>
    </>
  )
}
