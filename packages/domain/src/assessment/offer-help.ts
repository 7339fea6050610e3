import { type Instrument, URGENCIES, type Urgency } from './instrument.ts'
import { pointsAt, type Responses } from './score-assessment.ts'

/** Where the ways to get help are shown (decision D25). */
export type HelpOffer = {
  /** Before anything else; `now` says it more urgently than `today`. */
  beforeResult: 'none' | Urgency
  /** Beside the score, because of the total alone. */
  besideScore: boolean
}

/**
 * Says where help is offered. It looks at answers that are not complete too, because the answer that
 * signals danger counts on every attempt to submit.
 *
 * @param total the score, where there is one
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
