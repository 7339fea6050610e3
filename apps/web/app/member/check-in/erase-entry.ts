import type { ErasedMood, Mood } from '@pulli/contracts/mood.ts'
import type { Outcome } from '#api/call-api.ts'
import { memberCalls } from '#api/member-calls.ts'
import { oneTabAtATime } from '#api/one-tab-at-a-time.ts'
import { callAsMember } from '#member/session/call-as-member.ts'
import { removePending } from './change-pending.ts'
import { announceErased } from './erased-entries.ts'
import { readPending } from './pending-check-in.ts'
import { SENDING } from './send-pending.ts'

/**
 * D55: erases an entry, and what waits to be sent for its day: sent afterwards it would bring the day back. An entry that
 * is gone already counts as erased. No check-in is sent meanwhile.
 */
export function eraseEntry({ mood_id, day }: Mood): Promise<Outcome<ErasedMood>> {
  return oneTabAtATime(SENDING, async () => {
    const outcome = await callAsMember<ErasedMood>(memberCalls.eraseMood(mood_id), { method: 'DELETE' })
    const isGone = outcome.kind === 'refused' && outcome.code === 'unknown-mood'
    if (outcome.kind !== 'done' && !isGone) return outcome
    const pending = (await readPending()).get(day)
    if (pending) await removePending(pending)
    announceErased(mood_id)
    return { kind: 'done', data: { mood_id }, message: '' }
  })
}
