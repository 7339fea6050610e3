/** Minutes after which the player may end by itself. */
export const SLEEP_MINUTES = [5, 15, 30, 45, 60] as const

const MINUTE_MS = 60_000
const FADE_MS = 20_000

/** How loud it is, 0 to 1, so many milliseconds before the timer ends: it fades in the last twenty seconds. */
export function fadedVolume(leftMs: number) {
  return Math.min(1, Math.max(0, leftMs / FADE_MS))
}

/** What is left of the timer, in begun minutes; 0 while it fades. */
export function minutesLeft(leftMs: number) {
  return leftMs <= FADE_MS ? 0 : Math.ceil(leftMs / MINUTE_MS)
}

/** The instant in which a timer of so many minutes ends. */
export function sleepInstant(now: number, minutes: number) {
  return now + minutes * MINUTE_MS
}
