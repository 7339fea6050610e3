import { AUDIO_POSITIONS_KEY } from '#storage-keys.ts'

/** The least that is worth remembering, and how near to the end a recording counts as heard; seconds. */
const WORTH_S = 10

const MOST_KEPT = 50

type Store = Pick<Storage, 'getItem' | 'setItem'>

/** Where to go on; undefined for a recording that begins at its beginning. */
export function leftAt(storage: Store, trackId: string): number | undefined {
  return readPositions(storage)[trackId]
}

/** What was left somewhere, the latest first. */
export function lastLeft(storage: Store): { trackId: string; seconds: number }[] {
  return Object.entries(readPositions(storage))
    .map(([trackId, seconds]) => ({ trackId, seconds }))
    .reverse()
}

/** Remembers where a recording was left; its very beginning and its end are forgotten. */
export function rememberPosition(storage: Store, trackId: string, position: number, duration: number) {
  const { [trackId]: _, ...others } = readPositions(storage)
  const isHeard = duration > 0 && position > duration - WORTH_S
  const kept = Object.entries(others).slice(1 - MOST_KEPT)
  if (position >= WORTH_S && !isHeard) kept.push([trackId, Math.floor(position)])
  try {
    storage.setItem(AUDIO_POSITIONS_KEY, JSON.stringify(Object.fromEntries(kept)))
  } catch {
    // The storage is full: nothing is lost but this place.
  }
}

/** Anything may stand in the storage: what is no position is left out. */
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

/** The browser's storage; where it is switched off nothing is remembered. */
export function positionStore(): Store {
  try {
    localStorage.getItem(AUDIO_POSITIONS_KEY)
    return localStorage
  } catch {
    return { getItem: () => null, setItem: () => {} }
  }
}
