import { type Overview, SAID_FOR_DAYS, type Sentence } from './choose-sentence.ts'

const HOUR_MS = 3_600_000

/** How long the numbers are shown after any result that asked for help. Source: the design of care, section 1; no publication named. */
const NUMBERS_HOURS = 72

/**
 * How the ways to talk appear below the dashboard's sentence. `numbers`: both numbers, the plan, more helplines and the
 * counsellor; `line`: 14416, the plan and the counsellor.
 */
export type WaysToTalk = 'numbers' | 'line' | 'none'

/** The sentences that ask, or offer, to talk. */
export function asksToTalk({ kind }: Sentence): boolean {
  return kind !== 'better' && kind !== 'latest' && kind !== 'first'
}

/**
 * Returns the ways to talk beside a sentence: where it asks to talk there are some, and hiding the numbers
 * leaves the line (D77).
 *
 * The numbers are shown with an answer that asks for help and a high total for 14 days, and for 72 hours after any result
 * that asked for help, unless the member hid them after it. Another such result brings them back.
 */
export function waysToTalk(sentence: Sentence, { followed, now, hiddenAt }: Overview): WaysToTalk {
  const areShown = followed.some(({ results, scale }) =>
    results.some(({ takenAt, safety, hasAnswer, total }, n) => {
      if (hiddenAt !== undefined && takenAt <= hiddenAt) return false
      const hours = (now.getTime() - takenAt.getTime()) / HOUR_MS
      if (safety !== 'none' && hours < NUMBERS_HOURS) return true
      return n === 0 && (hasAnswer || total >= scale.callFrom) && hours < SAID_FOR_DAYS * 24
    }),
  )
  if (areShown) return 'numbers'
  return asksToTalk(sentence) ? 'line' : 'none'
}
