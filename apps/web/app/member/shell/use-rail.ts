import { useEffect, useRef, useState } from 'react'
import { SIDEBAR_KEY } from '#storage-keys.ts'

/** From this width on the sidebar stands beside the page; below it lies over it. The same number as in the styles. */
const WIDE = '(min-width: 64rem)'

/**
 * DSH-02, DSH-03: the sidebar is wide or narrow, and stays so. Escape and a click elsewhere make it narrow. On a
 * small screen *narrow* is out of sight.
 */
export function useRail() {
  const rail = useRef<HTMLElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const [isExpanded, setIsExpanded] = useState<boolean>()

  useEffect(() => {
    const kept = document.documentElement.dataset.rail
    setIsExpanded(kept ? kept === 'true' : matchMedia(WIDE).matches)
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
      const isInside =
        target instanceof Node && (rail.current?.contains(target) || toggle.current?.contains(target))
      if (!isInside) expand(false)
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
