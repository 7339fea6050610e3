import type { DismissedNotice, SignInNotice } from '@pulli/contracts/members.ts'
import { accountCalls } from '#account-calls.ts'
import type { Outcome } from '#member/session/ask.ts'
import { askAsMember } from '#member/session/ask-as-member.ts'
import { endSession, hasEnded } from '#member/session/end-session.ts'

/** The new sign-ins that nobody has said to know, the newest first; undefined where no answer came. */
export async function loadNotices(): Promise<SignInNotice[] | undefined> {
  const outcome = await askAsMember<SignInNotice[]>(accountCalls.signInNotices)
  return outcome.kind === 'done' ? outcome.data : undefined
}

/** Says that a sign-in is known. One that another session dismissed meanwhile is dismissed. */
export async function dismissNotice({ id }: SignInNotice): Promise<Outcome<unknown>> {
  const path = `${accountCalls.signInNotices}/${id}`
  const outcome = await askAsMember<DismissedNotice>(path, { method: 'DELETE' })
  return outcome.kind === 'refused' && outcome.code === 'unknown-notice'
    ? { kind: 'done', data: {}, message: '' }
    : outcome
}

/** Ends the session of a notice, which dismisses it. One that had ended already would go on to be shown. */
export async function endSignIn(notice: SignInNotice): Promise<Outcome<unknown>> {
  const outcome = await endSession(notice.id)
  const hadEnded = outcome.kind !== 'done' && hasEnded(outcome)
  return hadEnded ? dismissNotice(notice) : outcome
}
