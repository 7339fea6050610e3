import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** Scroll positions by history entry. React Router's `ScrollRestoration` would add its forms to the bundle (P2). */
const places = new Map<string, number>()

/**
 * NAV-10: scrolls to the top, to the fragment, or on *Back* to the stored position. The first page may have been
 * scrolled before this code was loaded: then it is left alone.
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
