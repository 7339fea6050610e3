const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long a promise to call still has, in the unit that says enough. */
export interface TimeLeft {
  /** It is broken, or has two hours at most, or has time. */
  readonly urgency: 'missed' | 'soon' | 'later'
  readonly count: number
  readonly unit: 'minutes' | 'hours' | 'days'
}

const SOON = 2 * HOUR

/**
 * Returns how long the office still has to call, or by how much it is late. Undefined where no promise is open: none was
 * made, or a call has been made.
 */
export function timeLeft(
  request: { call_by: string | null; is_late: boolean; state: string; wished_call?: object | null },
  now: Date,
): TimeLeft | undefined {
  const { call_by, is_late, state, wished_call = null } = request
  if (call_by === null) return undefined
  if (!is_late && state !== 'waiting' && state !== 'assigned' && wished_call === null) return undefined
  const left = Date.parse(call_by) - now.getTime()
  const isLate = is_late || left < 0
  const urgency = isLate ? 'missed' : left <= SOON ? 'soon' : 'later'
  return { urgency, ...inUnit(Math.abs(left)) }
}

/** Whole units, rounded down, so that the time left is never overstated. */
function inUnit(milliseconds: number): Pick<TimeLeft, 'count' | 'unit'> {
  if (milliseconds < HOUR) return { count: Math.floor(milliseconds / MINUTE), unit: 'minutes' }
  if (milliseconds < 2 * DAY) return { count: Math.floor(milliseconds / HOUR), unit: 'hours' }
  return { count: Math.floor(milliseconds / DAY), unit: 'days' }
}
