import { useLayoutEffect, useRef, useState } from 'react'
import { DESK_KEYS_KEY } from '#storage-keys.ts'
import { type Shortcut, shortcutOf } from './shortcuts.ts'

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
    switchTo(on: boolean) {
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
