import { type Instrument, URGENCIES, type Urgency } from './instrument.ts'
import { pointsAt, type Responses } from './score-assessment.ts'

/** Where help is shown (decision D25). */
export type HelpOffer = {
  /** Before anything else; `now` is more urgent than `today`. */
  beforeResult: 'none' | Urgency
  /** Beside the score, based on the total alone. */
  besideScore: boolean
}

/**
 * Returns where help is shown. It also reads incomplete answers, because an answer that signals danger counts on
 * every attempt to submit.
 *
 * @param total the score, if complete
 */
export function offerHelp(instrument: Instrument, responses: Responses, total?: number): HelpOffer {
  const { items, safetyItems, safetyTotal } = instrument
  const raised = safetyItems.filter(({ item, from }) => {
    const n = items.findIndex(({ id }) => id === item)
    return (pointsAt(instrument, responses, n) ?? 0) >= from
  })
  return {
    beforeResult: URGENCIES.findLast((level) => raised.some(({ urgency }) => urgency === level)) ?? 'none',
    besideScore: total !== undefined && safetyTotal !== undefined && total >= safetyTotal,
  }
}
