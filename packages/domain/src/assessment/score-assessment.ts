import type { Band, Instrument } from './instrument.ts'
import { maximumOf, sum } from './totals.ts'

/** One `answerIndex` for each item, in the order of the items; null where there is no answer yet. */
export type Responses = readonly (number | null)[]

/** What answers add up to. Answers that are not whole add up to nothing. */
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
 * Scores one sitting. A partial total is never a score: an answer that is missing, or that the item does
 * not have, leaves the assessment incomplete.
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

/** The points of one answer; undefined where there is none. */
export function pointsAt({ items }: Pick<Instrument, 'items'>, responses: Responses, n: number) {
  const answer = responses[n]
  return answer === null || answer === undefined ? undefined : items[n]?.options[answer]?.points
}

/**
 * Finds the band that holds a total.
 * @throws RangeError for a total that the instrument cannot have
 */
export function bandFor(bands: readonly Band[], total: number): Band {
  const band = bands.find(({ from, to }) => from <= total && total <= to)
  if (band === undefined) throw new RangeError(`no band holds ${total}`)
  return band
}

/** The advice for a total within its band. */
export function adviceFor({ advice, adviceSteps }: Band, total: number): string {
  return adviceSteps?.findLast(({ from }) => from <= total)?.advice ?? advice
}
