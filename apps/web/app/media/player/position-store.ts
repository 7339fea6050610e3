import { AUDIO_POSITIONS_KEY } from '#storage-keys.ts'

/** The first and last seconds of a recording, in which no position is stored. */
const MARGIN_S = 10

const MAX_STORED = 50

type Store = Pick<Storage, 'getItem' | 'setItem'>

/** Returns the stored position; undefined if there is none. */
export function savedPosition(storage: Store, trackId: string): number | undefined {
  return readPositions(storage)[trackId]
}

/** Lists the stored positions, latest first. */
export function recentPositions(storage: Store): { trackId: string; seconds: number }[] {
  return Object.entries(readPositions(storage))
    .map(([trackId, seconds]) => ({ trackId, seconds }))
    .reverse()
}

/** Stores a position, or deletes it near the start or the end. */
export function storePosition(storage: Store, trackId: string, position: number, duration: number) {
  const { [trackId]: _, ...others } = readPositions(storage)
  const isHeard = duration > 0 && position > duration - MARGIN_S
  const stored = Object.entries(others).slice(1 - MAX_STORED)
  if (position >= MARGIN_S && !isHeard) stored.push([trackId, Math.floor(position)])
  try {
    storage.setItem(AUDIO_POSITIONS_KEY, JSON.stringify(Object.fromEntries(stored)))
  } catch {
    // The storage is full: only this position is lost.
  }
}

/** Reads the positions, without invalid entries. */
function readPositions(storage: Store): Record<string, number> {
  try {
    const stored: unknown = JSON.parse(storage.getItem(AUDIO_POSITIONS_KEY) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(
      Object.entries(stored).filter(([, seconds]) => Number.isFinite(seconds) && seconds > 0),
    )
  } catch {
    return {}
  }
}

/** The local storage, or a stub if storage is switched off. */
export function positionStore(): Store {
  try {
    localStorage.getItem(AUDIO_POSITIONS_KEY)
    return localStorage
  } catch {
    return { getItem: () => null, setItem: () => {} }
  }
}
