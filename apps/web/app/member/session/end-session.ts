import type { EndedSession } from '@pulli/contracts/members.ts'
import { useSyncExternalStore } from 'react'
import type { Outcome } from '#api/call-api.ts'
import { memberCalls } from '#api/member-calls.ts'
import { callAsMember } from './call-as-member.ts'

const NONE: readonly string[] = []
const listeners = new Set<() => void>()
let ended = NONE

/** Ends another session of the member. */
export async function endSession(id: string): Promise<Outcome<EndedSession>> {
  const outcome = await callAsMember<EndedSession>(memberCalls.session(id), { method: 'DELETE' })
  if (hasEnded(outcome)) {
    ended = [...ended, id]
    for (const listener of listeners) listener()
  }
  return outcome
}

/** Whether the session has ended, now or before. */
export function hasEnded(outcome: Outcome<EndedSession>): boolean {
  return outcome.kind === 'done' || (outcome.kind === 'refused' && outcome.code === 'unknown-session')
}

/** The ids of sessions ended in this tab, shared by all components that show sessions. */
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
