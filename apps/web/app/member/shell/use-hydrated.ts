import { useEffect, useLayoutEffect } from 'react'
import { EARLY } from '#document/missing-code.ts'

/** Notifies `app-script.ts` that the page is hydrated, and replays the presses it has held. */
export function useHydrated() {
  // In a layout effect, so that every press is handled either by React or by the script.
  useLayoutEffect(() => {
    document.documentElement.dataset.on = 'true'
  }, [])
  useEffect(() => {
    // After the other effects, which set state such as the sidebar's width.
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
