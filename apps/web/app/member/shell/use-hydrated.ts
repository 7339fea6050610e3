import { useEffect, useLayoutEffect } from 'react'
import { EARLY } from '#document/missing-code.ts'

/** The code of the page has come: says so to the page's own script, and does what was pressed before it. */
export function useHydrated() {
  // With the same breath with which React listens: a press is done by the one or kept by the other.
  useLayoutEffect(() => {
    document.documentElement.dataset.on = 'true'
  }, [])
  useEffect(() => {
    // What the other parts learn as they wake, such as how wide the sidebar is, is known by then.
    const timer = setTimeout(() => {
      for (const button of document.querySelectorAll<HTMLButtonElement>(`[${EARLY}]`)) {
        button.removeAttribute(EARLY)
        button.removeAttribute('aria-busy')
        button.click()
      }
    })
    return () => clearTimeout(timer)
  }, [])
}
