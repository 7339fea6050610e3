import type { EndedSession } from '@pulli/contracts/members.ts'
import { useSyncExternalStore } from 'react'
import type { Outcome } from '#api/call-api.ts'
import { memberCalls } from '#api/member-calls.ts'
import { callAsMember } from './call-as-member.ts'

const NONE: readonly string[] = []
const listeners = new Set<() => void>()
let ended = NONE

/** Ends a session of the member. */
export async function endSession(id: string): Promise<Outcome<EndedSession>> {
  const outcome = await callAsMember<EndedSession>(memberCalls.session(id), { method: 'DELETE' })
  if (hasEnded(outcome)) {
    ended = [...ended, id]
    for (const listener of listeners) listener()
  }
  return outcome
}

/** Whether the session is over. One that is not there any more has ended. */
export function hasEnded(outcome: Outcome<EndedSession>): boolean {
  return outcome.kind === 'done' || (outcome.kind === 'refused' && outcome.code === 'unknown-session')
}

/** The sessions that were ended here, whichever part of the page did it: every part that shows one knows. */
export function useEndedSessions(): readonly string[] {
  return useSyncExternalStore(
    listen,
    () => ended,
    () => NONE,
  )
}

function listen(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
