import type { DismissedNotice, SignInNotice } from '@pulli/contracts/members.ts'
import type { Outcome } from '#api/call-api.ts'
import { memberCalls } from '#api/member-calls.ts'
import { callAsMember } from '#member/session/call-as-member.ts'
import { endSession, hasEnded } from '#member/session/end-session.ts'

/** Loads the sign-ins not yet confirmed, newest first; undefined on a failure. */
export async function loadNotices(): Promise<SignInNotice[] | undefined> {
  const outcome = await callAsMember<SignInNotice[]>(memberCalls.signInNotices)
  return outcome.kind === 'done' ? outcome.data : undefined
}

/** Confirms a sign-in. One that another session confirmed meanwhile counts as done. */
export async function dismissNotice({ id }: SignInNotice): Promise<Outcome<unknown>> {
  const outcome = await callAsMember<DismissedNotice>(memberCalls.signInNotice(id), { method: 'DELETE' })
  return outcome.kind === 'refused' && outcome.code === 'unknown-notice'
    ? { kind: 'done', data: {}, message: '' }
    : outcome
}

/** Ends the session of a notice, which dismisses it; a session that had ended already is dismissed explicitly. */
export async function endSignIn(notice: SignInNotice): Promise<Outcome<unknown>> {
  const outcome = await endSession(notice.id)
  const hadEnded = outcome.kind !== 'done' && hasEnded(outcome)
  return hadEnded ? dismissNotice(notice) : outcome
}
