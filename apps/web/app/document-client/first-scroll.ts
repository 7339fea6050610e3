import { PRE_REFERENCE_KEY } from '#storage-keys.ts'

/** Where the app section is, and the two addresses on which a saved id leads to it (NC-01). */
export const REFERENCE = { section: 'ref-4', pages: ['/', '/blogs'] }

const TO_SECTION_MS = 1_000
const TO_TOP_MS = 100

/** Where a page goes once it is there. */
export type FirstScroll = { to: 'section' | 'top'; afterMs: number } | undefined

/** NAV-12, NAV-13. Every other page starts at its top anyway (NAV-10), and a `#hash` is the visitor's choice. */
export function firstScroll(pathname: string, hash: string, savedId: string | null): FirstScroll {
  if (!REFERENCE.pages.includes(pathname)) return
  if (savedId) return { to: 'section', afterMs: TO_SECTION_MS }
  return hash ? undefined : { to: 'top', afterMs: TO_TOP_MS }
}

/** Does it, and clears the saved id. Nobody who began to read is taken elsewhere. */
export function scrollFirst(storage: Pick<Storage, 'getItem' | 'removeItem'>) {
  const scroll = firstScroll(location.pathname, location.hash, storage.getItem(PRE_REFERENCE_KEY))
  if (!scroll) return
  let isReading = scrollY > 0
  const read = () => {
    isReading = true
  }
  for (const sign of ['wheel', 'touchmove', 'keydown']) addEventListener(sign, read, { passive: true })
  setTimeout(() => {
    if (scroll.to === 'section') storage.removeItem(PRE_REFERENCE_KEY)
    if (isReading) return
    if (scroll.to === 'top') scrollTo(0, 0)
    else document.getElementById(REFERENCE.section)?.scrollIntoView()
  }, scroll.afterMs)
}
