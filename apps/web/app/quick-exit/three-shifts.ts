/**
 * Within this time three presses leave the page. It is short, because Shift alone, or with Alt or Control, also changes
 * between keyboards.
 */
export const SHIFT_WINDOW_MS = 900

/** The presses of Shift so far. */
export interface ShiftPresses {
  /** When each was, in milliseconds; those within the window. */
  at: readonly number[]
  /** Shift is down, and nothing else was pressed since. */
  isAlone: boolean
}

export const NO_PRESSES: ShiftPresses = { at: [], isAlone: false }

/** The pressed key; `repeat` while a key is held, `isModified` with Alt, AltGr, Control or Meta. */
export interface Press {
  type: 'keydown' | 'keyup' | 'pointerdown' | 'input' | 'blur'
  key?: string | undefined
  repeat?: boolean | undefined
  isModified?: boolean
}

/**
 * Counts presses of Shift alone. Capital letters, keyboard shortcuts and clicks with Shift do not count; any other key,
 * text that arrives, or another window resets the count.
 */
export function countShift(
  known: ShiftPresses,
  { type, key, repeat = false, isModified = false }: Press,
  now: number,
): ShiftPresses {
  if (key !== 'Shift' && type === 'keyup') return known
  if (key !== 'Shift' || isModified) return NO_PRESSES
  if (type === 'keydown') return repeat ? known : { ...known, isAlone: true }
  if (!known.isAlone) return known
  return { at: [...known.at.filter((at) => now - at <= SHIFT_WINDOW_MS), now], isAlone: false }
}
