import { currentUser } from '#member/session/session.ts'
import { OFFLINE_DATABASE } from '#storage-keys.ts'
import type { CheckIn } from './check-in.ts'
import type { ShownMood } from './mood-calls.ts'
import { readPending } from './pending-check-in.ts'
import { type PendingCheckIn, putPending, replacePending } from './pending-store.ts'

/**
 * Queues a check-in until there is a network. It replaces a pending one of the same day.
 * @param shown the day's entry, as it was shown
 * @param madeAt when the member made it, by this device's clock
 * @returns false if this browser could not store it
 */
export async function addPending(
  checkIn: CheckIn,
  { shown, madeAt }: { shown: ShownMood | undefined; madeAt: Date },
): Promise<boolean> {
  const memberId = currentUser()?.id
  if (memberId === undefined) return false
  try {
    const one: PendingCheckIn = {
      ...checkIn,
      ...(shown && { shown: { mood_id: shown.mood_id, version: shown.version } }),
      recordedAt: madeAt.toISOString(),
      memberId,
    }
    if (!(await putPending(one))) return false
  } catch {
    return false
  }
  await announceChange()
  return true
}

/** Records why one was refused, unless it has been replaced since. */
export async function markRefused(one: PendingCheckIn, refusal: string) {
  await replacePending(one, { ...one, refusal })
  await announceChange()
}

/** Removes one that was sent or discarded, unless it has been replaced since. */
export async function removePending(one: PendingCheckIn) {
  await replacePending(one, undefined)
  await announceChange()
}

/** Notifies this tab and the others. */
async function announceChange() {
  await readPending()
  const channel = new BroadcastChannel(OFFLINE_DATABASE)
  channel.postMessage('pending')
  channel.close()
}
