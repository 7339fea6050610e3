import { useSyncExternalStore } from 'react'
import { currentUser } from '#member/session/session.ts'
import { OFFLINE_DATABASE } from '#start/storage-keys.ts'
import { type WaitingCheckIn, withStore } from './offline-store.ts'

/** The check-ins that wait, by their day. */
export type Waiting = ReadonlyMap<string, WaitingCheckIn>

const NONE: Waiting = new Map()
let known = NONE
const listeners = new Set<() => void>()

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
    const all = memberId === undefined ? [] : await withStore((store) => store.getAll('waiting'))
    const own = all.filter((one) => one.memberId === memberId)
    if (own.length > 0 || known.size > 0) known = new Map(own.map((one) => [one.day, one]))
  } catch {
    // Storage is switched off: nothing waits.
  }
  for (const listener of listeners) listener()
  return known
}

/** Calls back when another tab changed what waits. */
export function onWaitingElsewhere(listener: () => void) {
  const channel = new BroadcastChannel(OFFLINE_DATABASE)
  channel.onmessage = listener
  return () => channel.close()
}
