import { CALLS_CLOSED_KEY } from '#storage-keys.ts'

/** Only an instant is stored: it reveals nothing about the answers. */
export function rememberHidden(at: Date) {
  try {
    localStorage.setItem(CALLS_CLOSED_KEY, String(at.getTime()))
  } catch {
    // Storage is full or switched off: they are hidden until the page is loaded again.
  }
}

/** Returns when the numbers to call were hidden on this device. */
export function readHidden(): Date | undefined {
  try {
    const stored = Number(localStorage.getItem(CALLS_CLOSED_KEY))
    return stored > 0 ? new Date(stored) : undefined
  } catch {
    return undefined
  }
}
