import { type MouseEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'

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

/** LIM-24 */
const LIMIT_MS = 120_000

interface Manifest {
  routes: Record<string, { path?: string; module: string } | undefined>
}

/** Returns the address of a dashboard page's code, from React Router's manifest. */
export function codeOf({ routes }: Manifest, pathname: string): string | undefined {
  return Object.values(routes).find((route) => route?.path === pathname)?.module
}

/** Whether a path is a page of the dashboard, to be opened by a client-side navigation. */
function isMemberPage(pathname: string): boolean {
  return pathname.startsWith('/dashboard/') && codeOf(window.__reactRouterManifest, pathname) !== undefined
}

/**
 * Loads the code of a page before the navigation (NAV-23), so that a lost connection can be reported: React Router
 * would reload the document.
 * @returns `missing` also after 120 s; `gone` if the site has a newer build
 */
async function fetchPageCode(pathname: string): Promise<'loaded' | 'removed' | 'missing'> {
  const code = codeOf(window.__reactRouterManifest, pathname)
  if (code === undefined) return 'missing'
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<'missing'>((resolve) => {
    timer = setTimeout(() => resolve('missing'), LIMIT_MS)
  })
  const loading = import(/* @vite-ignore */ code).then(
    () => 'loaded' as const,
    () => whyNot(code),
  )
  const outcome = await Promise.race([loading, late])
  clearTimeout(timer)
  return outcome
}

async function whyNot(code: string) {
  const answer = await fetch(code, { method: 'HEAD' }).catch(() => undefined)
  return answer?.status === 404 ? 'removed' : 'missing'
}

declare global {
  interface Window {
    __reactRouterManifest: Manifest
  }
}
