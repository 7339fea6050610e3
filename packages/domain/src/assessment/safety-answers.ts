import type { Instrument } from './instrument.ts'
import type { Responses } from './responses.ts'
import { safetyOfAnswer } from './safety-of.ts'

/** An answer that asks for help, in the words of its questionnaire. */
export type SafetyAnswer = { question: string; answer: string }

/** Which pack a stored sitting was scored by. */
type StoredWith = { packId: string; packVersion: string }

/**
 * Returns the answers of a stored sitting that ask for help, in words. None where another version of the pack scored it:
 * its words may have been others.
 */
export function safetyAnswersOf(
  pack: Pick<Instrument, 'id' | 'version' | 'items' | 'safetyItems'>,
  responses: Responses,
  { packId, packVersion }: StoredWith,
): SafetyAnswer[] {
  if (pack.id !== packId || pack.version !== packVersion) return []
  return pack.items.flatMap(({ prompt, options }, n) => {
    const answer = responses[n]
    if (answer === null || answer === undefined || safetyOfAnswer(pack, n, answer) === 'none') return []
    return [{ question: prompt, answer: options[answer]?.label ?? '' }]
  })
}
