import { isBack } from '#is-back.ts'
import { PRE_REFERENCE_KEY } from '#storage-keys.ts'

/** The app section, and the two pages on which a saved id scrolls to it (NC-01). */
export const REFERENCE = { section: 'ref-4', pages: ['/', '/blogs'] }

const TO_SECTION_MS = 1_000
const TO_TOP_MS = 100

/** Where a page scrolls after it has loaded. */
export type InitialScroll = { to: 'section' | 'top'; afterMs: number } | undefined

/** NAV-12, NAV-13. All other pages start at the top (NAV-10); a fragment wins, and *Back* leads to where a page was left. */
export function initialScroll(
  pathname: string,
  hash: string,
  savedId: string | null,
  isReturn = false,
): InitialScroll {
  if (!REFERENCE.pages.includes(pathname)) return
  if (savedId) return { to: 'section', afterMs: TO_SECTION_MS }
  return hash || isReturn ? undefined : { to: 'top', afterMs: TO_TOP_MS }
}

/** A visitor who does one of these has begun to read, or to press what they have found. */
const STARTS_READING = ['wheel', 'touchmove', 'keydown', 'pointerdown', 'focusin']

/** Scrolls, unless the visitor has started to read, and clears the saved id. */
export function scrollInitially(storage: Pick<Storage, 'getItem' | 'removeItem'>) {
  const scroll = initialScroll(location.pathname, location.hash, storage.getItem(PRE_REFERENCE_KEY), isBack())
  if (!scroll) return
  let isReading = scrollY > 0
  const read = () => {
    isReading = true
  }
  for (const type of STARTS_READING) addEventListener(type, read, { passive: true })
  setTimeout(() => {
    if (scroll.to === 'section') storage.removeItem(PRE_REFERENCE_KEY)
    if (isReading) return
    if (scroll.to === 'top') scrollTo(0, 0)
    else document.getElementById(REFERENCE.section)?.scrollIntoView()
  }, scroll.afterMs)
}
