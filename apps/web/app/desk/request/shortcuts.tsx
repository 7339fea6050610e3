import { m } from '@pulli/messages/messages.js'
import { CheckBox } from '@pulli/ui/check-box/check-box.tsx'
import { useLayoutEffect, useRef, useState } from 'react'
import { DESK_KEYS_KEY } from '#storage-keys.ts'
import './shortcuts.css'

/** What a key does in the lists and on the page of a request. */
const SHORTCUTS = { j: 'next', k: 'previous', a: 'take', c: 'call', u: 'back' } as const

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

const FIELDS = 'input, select, textarea, [contenteditable]'

/**
 * Listens for the shortcut keys of the desk, unless they are switched off in this browser (WCAG 2.1.4).
 *
 * @param act performs the action; false if there is nothing to do, which leaves the press to the browser
 * @returns whether they are on, and how to switch them
 */
export function useShortcuts(act: (shortcut: Shortcut) => boolean) {
  const [isOn, setIsOn] = useState(() => stored() !== 'off')
  const latest = useRef(act)
  latest.current = act

  // Before the page is painted: a key pressed as soon as the list is visible must count.
  useLayoutEffect(() => {
    if (!isOn) return
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, altKey, metaKey, repeat, target } = event
      const shortcut = shortcutOf({
        key,
        hasModifier: ctrlKey || altKey || metaKey || event.isComposing,
        isRepeated: repeat,
        isInField: target instanceof Element && target.closest(FIELDS) !== null,
        isDialogOpen: document.querySelector('dialog[open]') !== null,
      })
      if (shortcut !== undefined && latest.current(shortcut)) event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [isOn])

  return {
    isOn,
    onSwitch(on: boolean) {
      setIsOn(on)
      try {
        if (on) localStorage.removeItem(DESK_KEYS_KEY)
        else localStorage.setItem(DESK_KEYS_KEY, 'off')
      } catch {
        // Without storage it holds until the page is left.
      }
    },
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(DESK_KEYS_KEY)
  } catch {
    return null
  }
}

const WORDS: Readonly<Record<Shortcut | 'open', () => string>> = {
  next: m.desk_keys_next,
  previous: m.desk_keys_previous,
  take: m.desk_keys_take,
  call: m.desk_keys_call,
  back: m.desk_keys_back,
  open: m.desk_keys_open,
}

interface KeysHintProps {
  shortcuts: readonly (Shortcut | 'open')[]
  isOn: boolean
  onSwitch: (isOn: boolean) => void
}

/** The shortcut keys of a page, and the box that switches them off. */
export function KeysHint({ shortcuts, isOn, onSwitch }: KeysHintProps) {
  return (
    <section className="keys" aria-label={m.desk_keys_title()}>
      <CheckBox
        id="desk-keys"
        label={m.desk_keys_use()}
        checked={isOn}
        onChange={({ currentTarget }) => onSwitch(currentTarget.checked)}
      />
      {isOn && (
        <ul className="keys__list">
          {shortcuts.map((shortcut) => (
            <li key={shortcut}>
              <kbd>{shortcut === 'open' ? 'Enter' : keyOf(shortcut)}</kbd> {WORDS[shortcut]()}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const keyOf = (shortcut: Shortcut) => Object.entries(SHORTCUTS).find(([, name]) => name === shortcut)?.[0]
