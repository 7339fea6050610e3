import type { ShownMood } from '#member/mood/change-mood.ts'
import type { CheckIn } from '#member/mood/check-in.ts'
import { currentUser } from '#member/session/session.ts'
import { OFFLINE_DATABASE } from '#start/storage-keys.ts'
import { type WaitingCheckIn, withStore } from './offline-store.ts'
import { readWaiting } from './waiting.ts'

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
      memberId,
      id: `${memberId} ${checkIn.day}`,
    }
    await withStore((store) => store.put('waiting', one))
  } catch {
    return false
  }
  await tell()
  return true
}

/** Says why one was not accepted, unless another took its place meanwhile. */
export async function markRefused({ id, key }: WaitingCheckIn, refusal: string) {
  await change(id, key, (one) => ({ ...one, refusal }))
}

/** Takes one away: it was sent, or its member decided so. Another one that took its place stays. */
export async function forgetWaiting({ id, key }: WaitingCheckIn) {
  await change(id, key, () => undefined)
}

async function change(id: string, key: string, to: (one: WaitingCheckIn) => WaitingCheckIn | undefined) {
  await withStore(async (store) => {
    const work = store.transaction('waiting', 'readwrite')
    const one = await work.store.get(id)
    const next = one?.key === key ? to(one) : one
    if (next) await work.store.put(next)
    else if (one) await work.store.delete(id)
    await work.done
  })
  await tell()
}

/** Here and in the other tabs. */
async function tell() {
  await readWaiting()
  const channel = new BroadcastChannel(OFFLINE_DATABASE)
  channel.postMessage('waiting')
  channel.close()
}
