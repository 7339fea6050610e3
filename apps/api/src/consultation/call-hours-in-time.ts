import { setTimeout as sleep } from 'node:timers/promises'
import type { CallHours } from '@pulli/contracts/callback/call-hours.ts'
import type { ApiContext } from '#context.ts'

/** The settings are in memory nearly always. */
const PATIENCE_MILLISECONDS = 500

/**
 * Returns what the settings say about calling back, or nothing where they cannot be read at once: a request is stored
 * without a promised day rather than later.
 */
export async function callHoursInTime({ callHours }: Pick<ApiContext, 'callHours'>): Promise<CallHours> {
  const tooLate = new AbortController()
  try {
    const late = sleep(PATIENCE_MILLISECONDS, {}, { signal: tooLate.signal, ref: false })
    late.catch(() => undefined)
    return (await Promise.race([callHours?.(), late])) ?? {}
  } catch {
    return {}
  } finally {
    tooLate.abort()
  }
}
