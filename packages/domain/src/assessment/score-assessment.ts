import type { Band, Instrument, Safety, Words } from './instrument.ts'
import { pointsAt, type Responses } from './responses.ts'
import { safetyOf, safetyOfAnswers } from './safety-of.ts'
import { maximumOf, sum } from './totals.ts'

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
      /** What the answers and the total ask for. */
      safety: Safety
      /** Whether an answer asks for it, so that its words replace the band's. */
      hasSafetyAnswer: boolean
    }

/**
 * Scores one sitting. A partial total is never a score: a missing or invalid answer leaves the assessment incomplete.
 * Where an answer asks for help, the total and its level stay, and the words are those for that answer (D52).
 */
export function scoreAssessment(pack: Instrument, responses: Responses): Scoring {
  const { items, bands } = pack
  const points = items.map((_, n) => pointsAt(pack, responses, n))
  if (responses.length !== items.length || !points.every((value) => value !== undefined)) {
    return { status: 'incomplete' }
  }
  const total = sum(points)
  const band = bandFor(bands, total)
  const safety = safetyOf(responses, pack)
  const isAnswer = safetyOfAnswers(responses, pack) !== 'none'
  const words = isAnswer ? safetyAdviceOf(pack, safety) : wordsFor(band, total)
  return {
    status: 'scored',
    total,
    maximum: maximumOf(items),
    level: band.level,
    headline: words.headline,
    advice: words.advice,
    safety,
    hasSafetyAnswer: isAnswer,
  }
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

/** Returns what a total's band says of it. */
export function wordsFor(band: Band, total: number): Words {
  return band.steps?.findLast(({ from }) => from <= total) ?? band
}

/** `findFaults` refuses a pack with safety items and without these words. */
function safetyAdviceOf({ id, safetyAdvice }: Instrument, safety: Safety): Words {
  if (safety === 'none' || safetyAdvice === undefined) throw new Error(`${id} has no words for this answer`)
  return safetyAdvice[safety]
}
