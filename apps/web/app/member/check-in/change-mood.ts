import type { Mood, MoodChange } from '@pulli/contracts/mood.ts'
import { memberCalls } from '#api/member-calls.ts'
import { timeZone } from '#member/day/time-zone.ts'
import { callAsMember } from '#member/session/call-as-member.ts'
import type { CheckIn } from './check-in.ts'
import type { CheckInAnswer } from './create-mood.ts'

/** The entry that was shown when the member changed it. */
export type ShownMood = Pick<Mood, 'mood_id' | 'version'>

/** Changes an entry, unless it was changed elsewhere since (D36). */
export function changeMood(
  { moodType, note }: CheckIn,
  { mood_id, version }: ShownMood,
): Promise<CheckInAnswer> {
  const body: MoodChange = { moodType, note }
  return callAsMember<Mood>(memberCalls.updateMood(mood_id), {
    method: 'PUT',
    body,
    headers: { 'x-time-zone': timeZone(), 'if-match': `"${version}"` },
  })
}
