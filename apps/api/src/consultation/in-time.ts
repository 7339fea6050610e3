import { setTimeout as sleep } from 'node:timers/promises'

/** What the content service says is in memory nearly always. */
const PATIENCE_MILLISECONDS = 500

/** Returns an answer, or `fallback` where it fails or is not there at once: a request is stored without it, not later. */
export async function inTime<Answer>(ask: () => Promise<Answer>, fallback: Answer): Promise<Answer> {
  const tooLate = new AbortController()
  try {
    const late = sleep(PATIENCE_MILLISECONDS, fallback, { signal: tooLate.signal, ref: false })
    late.catch(() => undefined)
    return await Promise.race([ask(), late])
  } catch {
    return fallback
  } finally {
    tooLate.abort()
  }
}
