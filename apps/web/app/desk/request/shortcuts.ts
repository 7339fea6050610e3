/** What a key does in the lists and on the page of a request. */
export const SHORTCUTS = { j: 'next', k: 'previous', a: 'take', c: 'call', u: 'back' } as const

export type Shortcut = (typeof SHORTCUTS)[keyof typeof SHORTCUTS]

interface Press {
  readonly key: string
  /** Ctrl, Alt or the command key is held: the browser's own shortcuts stay its own. */
  readonly hasModifier: boolean
  readonly isRepeated: boolean
  /** The focus is where letters are typed or choose something. */
  readonly isInField: boolean
  readonly isDialogOpen: boolean
}

/** Returns what a press of a key asks for, or undefined: nothing is taken from fields, dialogs and the browser. */
export function shortcutOf({ key, hasModifier, isRepeated, isInField, isDialogOpen }: Press) {
  if (hasModifier || isInField || isDialogOpen || !Object.hasOwn(SHORTCUTS, key)) return undefined
  const shortcut: Shortcut = SHORTCUTS[key as keyof typeof SHORTCUTS]
  // Held down, j and k run through the list; nothing else is done twice.
  return isRepeated && shortcut !== 'next' && shortcut !== 'previous' ? undefined : shortcut
}

/** Returns which of some places comes after or before one, without going round; the first where none is current. */
export function neighbour(places: number, current: number, shortcut: 'next' | 'previous'): number {
  if (places === 0) return -1
  if (current < 0) return 0
  return Math.min(places - 1, Math.max(0, current + (shortcut === 'next' ? 1 : -1)))
}
