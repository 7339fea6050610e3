import { useSyncExternalStore } from 'react'
import { currentUser } from '#member/session/session.ts'
import { OFFLINE_DATABASE } from '#storage-keys.ts'
import type { PendingCheckIn } from './pending-store.ts'

/** The pending check-ins by day. */
export type PendingCheckIns = ReadonlyMap<string, PendingCheckIn>

const NONE: PendingCheckIns = new Map()
let known = NONE
const listeners = new Set<() => void>()

/** Imported on demand, to keep it out of the first page (P2). */
const store = () => import('./pending-store.ts')

/** The check-ins that are not sent yet (D30). */
export function usePending(): PendingCheckIns {
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

/** Reads the pending check-ins of the signed-in member. */
export async function readPending(): Promise<PendingCheckIns> {
  const memberId = currentUser()?.id
  try {
    const found = memberId === undefined ? [] : await (await store()).listPending(memberId)
    if (found.length > 0 || known.size > 0) known = new Map(found.map((one) => [one.day, one]))
  } catch {
    // Storage is switched off: nothing is pending.
  }
  for (const listener of listeners) listener()
  return known
}

/** Whether the signed-in member has pending check-ins, including those that cannot be decrypted now. */
export async function hasPending(): Promise<boolean> {
  const memberId = currentUser()?.id
  try {
    return memberId !== undefined && (await (await store()).countPending(memberId)) > 0
  } catch {
    return known.size > 0
  }
}

/** Calls back when another tab changed the queue. */
export function onPendingElsewhere(listener: () => void) {
  const channel = new BroadcastChannel(OFFLINE_DATABASE)
  channel.onmessage = listener
  return () => channel.close()
}
