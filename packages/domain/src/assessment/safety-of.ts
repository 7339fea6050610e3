import { type Instrument, SAFETY, type Safety } from './instrument.ts'
import { pointsAt, type Responses } from './responses.ts'
import { sum } from './totals.ts'

/**
 * Returns what a sitting asks for: the most urgent of its answers and its total, by what the pack names. Everything that
 * shows, stores or exports a result reads this value (D25, D52).
 *
 * It also reads incomplete answers, because an answer that asks for help counts on every attempt to submit. A total
 * counts once it is complete.
 */
export function safetyOf(responses: Responses, pack: Instrument): Safety {
  const points = pack.items.map((_, n) => pointsAt(pack, responses, n))
  const total = points.every((value) => value !== undefined) ? sum(points) : 0
  return mostUrgent([safetyOfAnswers(responses, pack), safetyOfTotal(total, pack)])
}

/** What of a pack its answers are read by. */
type SafetyItems = Pick<Instrument, 'items' | 'safetyItems'>

/** Returns what one answer alone asks for. */
export function safetyOfAnswer(pack: SafetyItems, questionIndex: number, answerIndex: number): Safety {
  const only = pack.items.map((_, n) => (n === questionIndex ? answerIndex : null))
  return safetyOfAnswers(only, pack)
}

/** Returns what a total alone asks for. */
export function safetyOfTotal(total: number, { safetyTotals }: Instrument): Safety {
  return mostUrgent(safetyTotals.filter(({ from }) => total >= from).map(({ urgency }) => urgency))
}

/** Whether a total alone brings the numbers to call before all else of a result (D77). */
export function isCallTotal(total: number, { callFrom }: Pick<Instrument, 'callFrom'>): boolean {
  return total >= callFrom.total
}

/** Returns the most urgent of several. */
export function mostUrgent(all: readonly Safety[]): Safety {
  return SAFETY.findLast((level) => all.includes(level)) ?? 'none'
}

/** Returns what the answers ask for, whatever their total is. */
export function safetyOfAnswers(responses: Responses, pack: SafetyItems): Safety {
  const raised = pack.safetyItems.filter(({ item, from }) => {
    const n = pack.items.findIndex(({ id }) => id === item)
    return (pointsAt(pack, responses, n) ?? 0) >= from
  })
  return mostUrgent(raised.map(({ urgency }) => urgency))
}
