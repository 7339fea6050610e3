/** The longest pause between presses, as in GOV.UK's "exit this page". */
export const SHIFT_PAUSE_MS = 5_000

/** The presses of Shift so far. */
export interface ShiftPresses {
  /** How many, each of Shift alone. */
  count: number
  /** Time of the last one, in milliseconds. */
  at: number
  /** Shift is down, and nothing else was pressed since. */
  isAlone: boolean
}

export const NO_PRESSES: ShiftPresses = { count: 0, at: 0, isAlone: false }

/** A key or pointer event; `repeat` while a key is held. */
export interface Press {
  type: 'keydown' | 'keyup' | 'pointerdown'
  key?: string | undefined
  repeat?: boolean | undefined
}

/**
 * Counts presses of Shift alone. Capital letters and clicks with Shift do not count, and any other key resets the count.
 */
export function countShift(
  known: ShiftPresses,
  { type, key, repeat = false }: Press,
  now: number,
): ShiftPresses {
  if (key !== 'Shift') return type === 'keyup' ? known : NO_PRESSES
  if (type === 'keydown') return repeat ? known : { ...known, isAlone: true }
  if (!known.isAlone) return known
  const isInTime = now - known.at <= SHIFT_PAUSE_MS
  return { count: isInTime ? known.count + 1 : 1, at: now, isAlone: false }
}
