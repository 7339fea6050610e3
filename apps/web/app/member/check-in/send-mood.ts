import type { Mood } from '@pulli/contracts/mood.ts'
import { cacheEntry } from './cache-entry.ts'
import type { CheckIn } from './check-in.ts'
import { announceErased } from './erased-entries.ts'
import { changeMood, createMood } from './mood-calls.ts'

/** How a save ended. D30: `unanswered` means that no answer came. */
export type SendOutcome =
  | { kind: 'saved'; mood: Mood }
  /** The member has not consented to storing moods. */
  | { kind: 'consent-missing' }
  /** Another device changed the day since it was shown here. Nothing was saved. */
  | { kind: 'changed-elsewhere' }
  /** The shown entry was erased since, here or on another device. Nothing was saved. */
  | { kind: 'erased-elsewhere' }
  /** `reason` may be empty. */
  | { kind: 'refused'; reason: string }
  | { kind: 'unanswered' }

/** MOD-05: changes the shown entry of the day, or creates one. Never throws. */
export async function sendMood(checkIn: CheckIn, shown?: Mood): Promise<SendOutcome> {
  const outcome = await (shown ? changeMood(checkIn, shown) : createMood(checkIn))
  if (outcome.kind === 'done') {
    void cacheEntry(outcome.data)
    return { kind: 'saved', mood: outcome.data }
  }
  if (outcome.kind === 'unanswered') return outcome
  if (outcome.code === 'consent-required') return { kind: 'consent-missing' }
  if (outcome.code === 'stale-version') return { kind: 'changed-elsewhere' }
  if (outcome.code === 'unknown-mood') {
    if (shown) announceErased(shown.mood_id)
    return { kind: 'erased-elsewhere' }
  }
  // ERR-21: logged without the mood and the note.
  console.error(`mood save failed: ${outcome.status} ${outcome.code}`)
  return { kind: 'refused', reason: Object.values(outcome.fields)[0] ?? outcome.message }
}
