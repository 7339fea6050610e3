import { OFFLINE_DATABASE } from '#storage-keys.ts'
import { uncacheEntry } from './cache-entry.ts'

const CHANNEL = `${OFFLINE_DATABASE}-erased`
const listeners = new Set<(moodId: string) => void>()

/** Calls back with the id of an entry that was erased, or was found to be; also from other tabs. */
export function onErased(listener: (moodId: string) => void) {
  listeners.add(listener)
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }: MessageEvent<string>) => listener(data)
  return () => {
    listeners.delete(listener)
    channel.close()
  }
}

/** Removes an erased entry from what this browser caches, and from every open page. */
export function announceErased(moodId: string) {
  void uncacheEntry(moodId)
  for (const listener of listeners) listener(moodId)
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(moodId)
  channel.close()
}
