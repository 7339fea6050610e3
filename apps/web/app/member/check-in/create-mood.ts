import type { Mood, NewMood } from '@pulli/contracts/mood.ts'
import type { Outcome } from '#api/call-api.ts'
import { memberCalls } from '#api/member-calls.ts'
import { timeZone } from '#member/day/time-zone.ts'
import { callAsMember } from '#member/session/call-as-member.ts'
import type { CheckIn } from './check-in.ts'

export type CheckInAnswer = Outcome<Mood>

/**
 * Creates the entry of a day, or changes the existing one (D36). Idempotent by its key.
 * @param recordedAt ISO 8601: when a pending check-in was queued. It does not overwrite later changes.
 */
export function createMood(
  { key, day, moodType, note }: CheckIn,
  recordedAt?: string,
): Promise<CheckInAnswer> {
  const body: NewMood = { day, moodType, note, recorded_at: recordedAt }
  return callAsMember<Mood>(memberCalls.createMood, {
    method: 'POST',
    body,
    headers: { 'x-time-zone': timeZone(), 'idempotency-key': key },
  })
}
