import { type MouseEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { fetchPageCode, isMemberPage } from './fetch-page-code.ts'

/** The state of a client-side navigation. */
export interface PageChange {
  /** The page whose code is being loaded. */
  toward?: string
  /** The page whose code could not be loaded. */
  missing?: string
}

/**
 * Turns plain links between pages of the dashboard into client-side navigations, once the code of the page is loaded.
 * All other links are left to the browser.
 */
export function usePageChanges() {
  const navigate = useNavigate()
  const [change, setChange] = useState<PageChange>({})
  const latest = useRef('')

  async function open(address: string) {
    latest.current = address
    setChange({ toward: address })
    const result = await fetchPageCode(new URL(address, location.href).pathname)
    if (latest.current !== address) return
    if (result === 'removed') return location.assign(address)
    if (result === 'loaded') await navigate(address)
    setChange(result === 'loaded' ? {} : { missing: address })
  }

  function onLinkClick(event: MouseEvent<HTMLElement>) {
    if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey)
      return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.target || link.origin !== location.origin || !isMemberPage(link.pathname)) return
    event.preventDefault()
    void open(link.pathname + link.search + link.hash)
  }

  return { change, onLinkClick, open }
}
