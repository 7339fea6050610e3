import { currentUser } from '#member/session/session.ts'
import { OFFLINE_DATABASE } from '#storage-keys.ts'
import type { ShownMood } from './change-mood.ts'
import type { CheckIn } from './check-in.ts'
import { readWaiting } from './pending.ts'
import { putWaiting, replaceWaiting, type WaitingCheckIn } from './pending-store.ts'

/**
 * Lets a check-in wait until there is a network; a later one of the same day takes its place.
 * @param shown the entry that the day has, as it was shown
 * @returns whether this browser could keep it
 */
export async function keepWaiting(checkIn: CheckIn, shown: ShownMood | undefined): Promise<boolean> {
  const memberId = currentUser()?.id
  if (memberId === undefined) return false
  try {
    const one: WaitingCheckIn = {
      ...checkIn,
      ...(shown && { shown: { mood_id: shown.mood_id, version: shown.version } }),
      recordedAt: new Date().toISOString(),
      memberId,
    }
    if (!(await putWaiting(one))) return false
  } catch {
    return false
  }
  await tell()
  return true
}

/** Says why one was not accepted, unless another took its place meanwhile. */
export async function markRefused(one: WaitingCheckIn, refusal: string) {
  await replaceWaiting(one, { ...one, refusal })
  await tell()
}

/** Takes one away: it was sent, or its member decided so. Another one that took its place stays. */
export async function forgetWaiting(one: WaitingCheckIn) {
  await replaceWaiting(one, undefined)
  await tell()
}

/** Here and in the other tabs. */
async function tell() {
  await readWaiting()
  const channel = new BroadcastChannel(OFFLINE_DATABASE)
  channel.postMessage('waiting')
  channel.close()
}
