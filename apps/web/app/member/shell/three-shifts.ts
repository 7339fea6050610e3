/** Pressed no later than this one after the other, as in GOV.UK's "exit this page". */
export const SHIFT_PAUSE_MS = 5_000

/** What is known of the presses of Shift so far. */
export interface ShiftPresses {
  /** How many there were, each of Shift alone. */
  count: number
  /** When the last one was, in milliseconds. */
  at: number
  /** Shift is down, and nothing else was touched since. */
  isAlone: boolean
}

export const NO_PRESSES: ShiftPresses = { count: 0, at: 0, isAlone: false }

/** Something that is pressed; `repeat` while a key is held. */
export interface Press {
  type: 'keydown' | 'keyup' | 'pointerdown'
  key?: string | undefined
  repeat?: boolean | undefined
}

/**
 * Counts how often Shift is pressed and let go alone. A capital letter and a click with Shift are none, and any
 * other key begins the count anew.
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
