import type { DismissedNotice, SignInNotice } from '@pulli/contracts/members.ts'
import type { Outcome } from '#api/call-api.ts'
import { memberCalls } from '#api/member-calls.ts'
import { callAsMember } from '#member/session/call-as-member.ts'
import { endSession, hasEnded } from '#member/session/end-session.ts'

/** The new sign-ins that nobody has said to know, the newest first; undefined where no answer came. */
export async function loadNotices(): Promise<SignInNotice[] | undefined> {
  const outcome = await callAsMember<SignInNotice[]>(memberCalls.signInNotices)
  return outcome.kind === 'done' ? outcome.data : undefined
}

/** Says that a sign-in is known. One that another session dismissed meanwhile is dismissed. */
export async function dismissNotice({ id }: SignInNotice): Promise<Outcome<unknown>> {
  const outcome = await callAsMember<DismissedNotice>(memberCalls.signInNotice(id), { method: 'DELETE' })
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
