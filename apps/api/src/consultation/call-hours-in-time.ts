import type { CallHours } from '@pulli/contracts/callback/call-hours.ts'
import type { ApiContext } from '#context.ts'
import { inTime } from './in-time.ts'

/**
 * Returns what the settings say about calling back, or nothing where they cannot be read at once: a request is stored
 * without a promised day rather than later.
 */
export async function callHoursInTime({ callHours }: Pick<ApiContext, 'callHours'>): Promise<CallHours> {
  return inTime(async () => (await callHours?.()) ?? {}, {})
}
