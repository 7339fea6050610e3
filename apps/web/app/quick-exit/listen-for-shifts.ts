import { countShift, NO_PRESSES, type Press } from './three-shifts.ts'

const EVENTS = ['keydown', 'keyup', 'pointerdown', 'input', 'blur']
/** How long a press stays announced. */
const ANNOUNCED_MS = 5_000

/**
 * Calls back on the third press of Shift, and reports whether a press is to be announced. It listens in the capture phase,
 * so it hears what a dialog hears.
 */
export function listenForShifts(onThird: () => void, onPressed: (isPressed: boolean) => void) {
  let known = NO_PRESSES
  let over: ReturnType<typeof setTimeout> | undefined
  function listen(event: Event) {
    const { type, key, repeat, altKey, ctrlKey, metaKey } = event as KeyboardEvent & Press
    const isModified =
      altKey || ctrlKey || metaKey || (event as KeyboardEvent).getModifierState?.('AltGraph') === true
    const presses = countShift(known, { type, key, repeat, isModified }, event.timeStamp)
    if (presses === known) return
    known = presses
    clearTimeout(over)
    const isPressed = known.at.length > 0
    onPressed(isPressed)
    if (type === 'keyup' && known.at.length === 3) onThird()
    else if (isPressed) over = setTimeout(() => onPressed(false), ANNOUNCED_MS)
  }
  for (const event of EVENTS) addEventListener(event, listen, true)
}
