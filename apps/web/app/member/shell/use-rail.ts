import { useEffect, useRef, useState } from 'react'
import { SIDEBAR_KEY } from '#storage-keys.ts'

/** From this width on the sidebar is beside the page, below it covers it. The same number as in the styles. */
const WIDE = '(min-width: 64rem)'

/**
 * DSH-02, DSH-03: the sidebar is expanded or collapsed, and the choice is stored. Escape and a click outside collapse
 * it. On a small screen *collapsed* is hidden. On a wide one nothing is covered: there a press on a control of the page
 * is no wish to collapse the sidebar, and would move the page under the pointer. A sidebar that stays open there would break
 * DSH-02, one whose collapse is not stored DSH-03.
 */
export function useRail() {
  const rail = useRef<HTMLElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const [isExpanded, setIsExpanded] = useState<boolean>()

  useEffect(() => {
    const stored = document.documentElement.dataset.rail
    setIsExpanded(stored ? stored === 'true' : matchMedia(WIDE).matches)
  }, [])

  function expand(to: boolean) {
    setIsExpanded(to)
    document.documentElement.dataset.rail = String(to)
    try {
      localStorage.setItem(SIDEBAR_KEY, String(to))
    } catch {}
  }

  useEffect(() => {
    if (!isExpanded) return
    const onKey = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key !== 'Escape' || defaultPrevented || document.querySelector('dialog[open]')) return
      if (rail.current?.contains(document.activeElement)) toggle.current?.focus()
      expand(false)
    }
    const onClick = ({ target }: MouseEvent) => {
      const pressed = target as Element
      if (rail.current?.contains(pressed) || toggle.current?.contains(pressed)) return
      if (!matchMedia(WIDE).matches || !pressed.closest('a,button,label,input,select,summary')) expand(false)
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('click', onClick)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('click', onClick)
    }
  })

  return { rail, toggle, isExpanded, expand }
}
