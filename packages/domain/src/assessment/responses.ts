import type { Instrument } from './instrument.ts'

/** One `answerIndex` for each item, in item order; null if unanswered. */
export type Responses = readonly (number | null)[]

/** Returns the points of one answer; undefined if there is none. */
export function pointsAt({ items }: Pick<Instrument, 'items'>, responses: Responses, n: number) {
  const answer = responses[n]
  return answer === null || answer === undefined ? undefined : items[n]?.options[answer]?.points
}
