import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** How far down each step of the way was left. React Router's own would bring all its forms along (P2). */
const places = new Map<string, number>()

/**
 * NAV-10: a page begins at its top, or at the place that its address names; the way back finds its place again.
 * The page that the document arrived with began without this code, and nobody who reads it already is pulled back.
 */
export function useScroll() {
  const { key, hash } = useLocation()
  const how = useNavigationType()
  const arrival = useRef(key)
  useLayoutEffect(() => {
    const named = hash && document.getElementById(hash.slice(1))
    const left = how === 'POP' ? places.get(key) : undefined
    const hasBegun = key === arrival.current && scrollY > 0
    if (left !== undefined) scrollTo(0, left)
    else if (named && !hasBegun) named.scrollIntoView()
    else if (!hasBegun) scrollTo(0, 0)

    const remember = () => places.set(key, scrollY)
    remember()
    addEventListener('scroll', remember, { passive: true })
    return () => removeEventListener('scroll', remember)
  }, [key, hash, how])
}
