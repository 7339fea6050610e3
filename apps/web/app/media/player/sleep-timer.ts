/** Durations of the sleep timer, in minutes. */
export const SLEEP_MINUTES = [5, 15, 30, 45, 60] as const

const MINUTE_MS = 60_000
const FADE_MS = 20_000

/** The volume, 0 to 1, at a number of milliseconds before the end: it fades out in the last 20 s. */
export function fadedVolume(leftMs: number) {
  return Math.min(1, Math.max(0, leftMs / FADE_MS))
}

/** The minutes left, rounded up; 0 while fading. */
export function minutesLeft(leftMs: number) {
  return leftMs <= FADE_MS ? 0 : Math.ceil(leftMs / MINUTE_MS)
}

/** When a timer ends, in Unix milliseconds. */
export function sleepInstant(now: number, minutes: number) {
  return now + minutes * MINUTE_MS
}
