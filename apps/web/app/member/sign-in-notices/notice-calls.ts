import type { DismissedNotice, EndedSession, SignInNotice } from '@pulli/contracts/members.ts'
import { accountCalls } from '#account-calls.ts'
import type { Outcome } from '#member/session/ask.ts'
import { askAsMember } from '#member/session/ask-as-member.ts'

/** The new sign-ins that nobody has said to know, the newest first; undefined where no answer came. */
export async function loadNotices(): Promise<SignInNotice[] | undefined> {
  const outcome = await askAsMember<SignInNotice[]>(accountCalls.signInNotices)
  return outcome.kind === 'done' ? outcome.data : undefined
}

/** Says that a sign-in is known. One that another session dismissed meanwhile is dismissed. */
export async function dismissNotice({ id }: SignInNotice): Promise<Outcome<unknown>> {
  const path = `${accountCalls.signInNotices}/${id}`
  return doneWithout('unknown-notice', await askAsMember<DismissedNotice>(path, { method: 'DELETE' }))
}

/** Ends the session of a notice, and dismisses it: it would go on to be shown as one that has ended. */
export async function endSignIn(notice: SignInNotice): Promise<Outcome<unknown>> {
  const path = `${accountCalls.sessions}/${notice.id}`
  const outcome = await askAsMember<EndedSession>(path, { method: 'DELETE' })
  const ended = doneWithout('unknown-session', outcome)
  if (ended.kind === 'done') await dismissNotice(notice)
  return ended
}

/** What is not there any more is as it should be. */
function doneWithout(code: string, outcome: Outcome<unknown>): Outcome<unknown> {
  return outcome.kind === 'refused' && outcome.code === code
    ? { kind: 'done', data: {}, message: '' }
    : outcome
}
