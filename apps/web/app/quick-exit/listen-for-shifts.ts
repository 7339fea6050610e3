import { countShift, NO_PRESSES, type Press, SHIFT_PAUSE_MS } from './three-shifts.ts'

const EVENTS = ['keydown', 'keyup', 'pointerdown']

/**
 * Calls back on the third press of Shift, and reports each press. It listens in the capture phase, so it hears what a
 * dialog hears.
 * @returns the clean-up function
 */
export function listenForShifts(onThird: () => void, onPresses: (count: number) => void) {
  let known = NO_PRESSES
  let over: ReturnType<typeof setTimeout> | undefined
  function listen(event: Event) {
    known = countShift(known, event as Event & Press, Date.now())
    onPresses(known.count)
    clearTimeout(over)
    if (known.count >= 3) onThird()
    else if (known.count > 0) over = setTimeout(() => onPresses(0), SHIFT_PAUSE_MS)
  }
  for (const event of EVENTS) addEventListener(event, listen, true)
  return () => {
    for (const event of EVENTS) removeEventListener(event, listen, true)
    clearTimeout(over)
  }
}
