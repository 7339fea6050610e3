import type { Band, Instrument } from './instrument.ts'
import { maximumOf, sum } from './totals.ts'

/** One `answerIndex` for each item, in item order; null if unanswered. */
export type Responses = readonly (number | null)[]

/** The score of complete answers. */
export type Scoring =
  | { status: 'incomplete' }
  | {
      status: 'scored'
      total: number
      maximum: number
      level: string
      headline: string
      advice: string
    }

/**
 * Scores one sitting. A partial total is never a score: a missing or invalid answer leaves the assessment incomplete.
 */
export function scoreAssessment({ items, bands }: Instrument, responses: Responses): Scoring {
  const points = items.map((_, n) => pointsAt({ items }, responses, n))
  if (responses.length !== items.length || !points.every((value) => value !== undefined)) {
    return { status: 'incomplete' }
  }
  const total = sum(points)
  const band = bandFor(bands, total)
  return {
    status: 'scored',
    total,
    maximum: maximumOf(items),
    level: band.level,
    headline: band.headline,
    advice: adviceFor(band, total),
  }
}

/** Returns the points of one answer; undefined if there is none. */
export function pointsAt({ items }: Pick<Instrument, 'items'>, responses: Responses, n: number) {
  const answer = responses[n]
  return answer === null || answer === undefined ? undefined : items[n]?.options[answer]?.points
}

/**
 * Returns the band of a total.
 * @throws RangeError for an impossible total
 */
export function bandFor(bands: readonly Band[], total: number): Band {
  const band = bands.find(({ from, to }) => from <= total && total <= to)
  if (band === undefined) throw new RangeError(`no band holds ${total}`)
  return band
}

/** Returns the advice for a total within its band. */
export function adviceFor({ advice, adviceSteps }: Band, total: number): string {
  return adviceSteps?.findLast(({ from }) => from <= total)?.advice ?? advice
}
