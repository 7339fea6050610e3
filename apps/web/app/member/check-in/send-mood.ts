import type { Mood } from '@pulli/contracts/mood.ts'
import { keepEntry } from './cache-entry.ts'
import { changeMood } from './change-mood.ts'
import type { CheckIn } from './check-in.ts'
import { createMood } from './create-mood.ts'

/** How a save ended. D30: a refusal is an answer, `unanswered` is none. */
export type SendOutcome =
  | { kind: 'saved'; mood: Mood }
  /** The member was not asked yet whether moods may be kept. */
  | { kind: 'consent-missing' }
  /** Another device changed the day since it was shown here; nothing was saved. */
  | { kind: 'changed-elsewhere' }
  /** `reason` says what to do, where the answer did. */
  | { kind: 'refused'; reason: string }
  | { kind: 'unanswered' }

/** MOD-05: changes the entry of the day that was shown, or makes one. It never throws. */
export async function sendMood(checkIn: CheckIn, shown?: Mood): Promise<SendOutcome> {
  const outcome = await (shown ? changeMood(checkIn, shown) : createMood(checkIn))
  if (outcome.kind === 'done') {
    void keepEntry(outcome.data)
    return { kind: 'saved', mood: outcome.data }
  }
  if (outcome.kind === 'unanswered') return outcome
  if (outcome.code === 'consent-required') return { kind: 'consent-missing' }
  if (outcome.code === 'stale-version') return { kind: 'changed-elsewhere' }
  // ERR-21: logged, without what was entered.
  console.error(`mood save failed: ${outcome.status} ${outcome.code}`)
  return { kind: 'refused', reason: Object.values(outcome.fields)[0] ?? outcome.message }
}
