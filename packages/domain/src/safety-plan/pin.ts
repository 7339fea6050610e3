/** Four to twelve digits. */
export const PIN_PATTERN = /^\d{4,12}$/

/**
 * Rounds of PBKDF2 with SHA-256: what the OWASP Password Storage Cheat Sheet asks for (2023). A short PIN stays guessable
 * for an attacker with the device and the tools; it keeps the family out, not an expert.
 */
export const PIN_ROUNDS = 600_000

const FREE_TRIES = 3
const FIRST_WAIT_MS = 5_000
const LONGEST_WAIT_MS = 300_000

/** Returns how long to wait after so many wrong PINs in a row, in milliseconds. It grows gently and never locks out. */
export function waitAfter(failures: number): number {
  if (failures < FREE_TRIES) return 0
  return Math.min(FIRST_WAIT_MS * 2 ** (failures - FREE_TRIES), LONGEST_WAIT_MS)
}

/**
 * Returns how much of that wait is left, in milliseconds. A clock that was put back does not make it longer.
 * @param lastAt when the last wrong PIN was entered, in milliseconds
 */
export function waitLeft(failures: number, lastAt: number, now: number): number {
  const wait = waitAfter(failures)
  return Math.max(0, Math.min(wait, lastAt + wait - now))
}
