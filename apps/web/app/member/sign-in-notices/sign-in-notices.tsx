import type { SignInNotice } from '@pulli/contracts/members.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { addresses, anchors } from '#addresses.ts'
import type { Outcome } from '#api/call-api.ts'
import { useTimeZone } from '#member/day/use-time-zone.ts'
import { useEndedSessions } from '#member/session/end-session.ts'
import { dismissNotice, endSignIn, loadNotices } from './notice-calls.ts'

/** A new sign-in, shown in the member's other sessions until one confirms or ends it. One at a time. */
export default function SignInNotices() {
  const { notices, remove } = useNotices()
  const [notice] = notices
  const [ended, setEnded] = useState<SignInNotice>()
  const box = useRef<HTMLElement>(null)

  function leave(answered: SignInNotice, wasEnded: boolean) {
    const isMore = notices.length > 1
    remove(answered)
    setEnded(wasEnded ? answered : undefined)
    // The button is removed: the focus moves to the status, or to the page.
    const next = isMore || wasEnded ? box.current : document.getElementById(anchors.main)
    next?.focus({ preventScroll: true })
  }

  // A live region must exist before its text.
  return (
    <div role="status">
      {(notice || ended) && (
        <section className="notice" aria-label={m.notice_label()} tabIndex={-1} ref={box}>
          {ended && (
            <p>
              {m.notice_ended({ device: deviceOf(ended) })}{' '}
              <a href={`${addresses.profile}#sessions`}>{m.notice_see_sessions()}</a>
            </p>
          )}
          {notice && <Notice key={notice.id} notice={notice} more={notices.length - 1} onAnswered={leave} />}
        </section>
      )}
    </div>
  )
}

interface NoticeProps {
  notice: SignInNotice
  /** Number of further notices. */
  more: number
  onAnswered: (notice: SignInNotice, wasEnded: boolean) => void
}

function Notice({ notice, more, onAnswered }: NoticeProps) {
  const timeZone = useTimeZone()
  const ended = useEndedSessions()
  const [busy, setBusy] = useState<'dismissing' | 'ending'>()
  const isRunning = notice.is_running && (busy === 'ending' || !ended.includes(notice.id))
  const [fault, setFault] = useState('')

  async function answer(
    how: 'dismissing' | 'ending',
    call: (notice: SignInNotice) => Promise<Outcome<unknown>>,
  ) {
    if (busy) return
    setBusy(how)
    setFault('')
    const outcome = await call(notice)
    setBusy(undefined)
    if (outcome.kind === 'done') return onAnswered(notice, how === 'ending')
    setFault((outcome.kind === 'refused' && outcome.message) || m.dashboard_unanswered())
  }

  const when = noticeTime(new Date(notice.signed_in_at), timeZone)
  return (
    <>
      <p>
        <b>{m.notice_title({ device: deviceOf(notice), when })}</b> {!isRunning && `${m.notice_over()} `}
        {m.notice_question()}
      </p>
      <p className="notice__actions">
        <Button
          kind="line"
          size="s"
          busy={busy === 'dismissing'}
          busyLabel={m.notice_known_busy()}
          onClick={() => answer('dismissing', dismissNotice)}
        >
          {m.notice_known()}
        </Button>
        <Button
          kind="line"
          size="s"
          busy={busy === 'ending'}
          busyLabel={m.notice_end_busy()}
          onClick={() => answer('ending', endSignIn)}
        >
          {isRunning ? m.notice_end() : m.notice_not_me()}
        </Button>
        {more > 0 && <span className="note">{m.notice_more({ count: more })}</span>}
      </p>
      {fault && <p role="alert">{fault}</p>}
    </>
  )
}

const deviceOf = ({ device }: SignInNotice) => device || m.profile_session_unknown()

/** Formats the time of a sign-in: `22 November at 9:40 pm`. */
function noticeTime(at: Date, timeZone: string | undefined): string {
  return new Intl.DateTimeFormat('en-IN', {
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    ...(timeZone && { timeZone }),
  }).format(at)
}

/** The shortest interval. There is no timer: an idle page would keep its session alive. */
const ASK_AGAIN_MS = 5 * 60_000

/** The new sign-ins, loaded with the dashboard, on return to the tab and on navigation. */
function useNotices() {
  const [notices, setNotices] = useState<readonly SignInNotice[]>([])
  const askedAt = useRef(0)
  const { pathname } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: reloads on navigation
  useEffect(() => {
    const look = () => {
      if (document.visibilityState !== 'visible' || Date.now() - askedAt.current < ASK_AGAIN_MS) return
      askedAt.current = Date.now()
      void loadNotices().then((found) => found && setNotices(found))
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [pathname])

  const remove = ({ id }: SignInNotice) => setNotices((before) => before.filter((other) => other.id !== id))
  return { notices, remove }
}
