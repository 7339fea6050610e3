import { useSyncExternalStore } from 'react'
import { currentUser } from '#member/session/session.ts'
import { OFFLINE_DATABASE } from '#storage-keys.ts'
import type { WaitingCheckIn } from './pending-store.ts'

/** The check-ins that wait, by their day. */
export type Waiting = ReadonlyMap<string, WaitingCheckIn>

const NONE: Waiting = new Map()
let known = NONE
const listeners = new Set<() => void>()

/** Not part of the first page's code (P2). */
const store = () => import('./pending-store.ts')

/** What waits to be sent (D30). */
export function useWaiting(): Waiting {
  return useSyncExternalStore(
    listen,
    () => known,
    () => NONE,
  )
}

function listen(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Reads what waits, of the member who is signed in. */
export async function readWaiting(): Promise<Waiting> {
  const memberId = currentUser()?.id
  try {
    const own = memberId === undefined ? [] : await (await store()).listWaiting(memberId)
    if (own.length > 0 || known.size > 0) known = new Map(own.map((one) => [one.day, one]))
  } catch {
    // Storage is switched off: nothing waits.
  }
  for (const listener of listeners) listener()
  return known
}

/** Whether anything waits of the member who is signed in, also where it cannot be opened just now. */
export async function hasWaiting(): Promise<boolean> {
  const memberId = currentUser()?.id
  try {
    return memberId !== undefined && (await (await store()).countWaiting(memberId)) > 0
  } catch {
    return known.size > 0
  }
}

/** Calls back when another tab changed what waits. */
export function onWaitingElsewhere(listener: () => void) {
  const channel = new BroadcastChannel(OFFLINE_DATABASE)
  channel.onmessage = listener
  return () => channel.close()
}
