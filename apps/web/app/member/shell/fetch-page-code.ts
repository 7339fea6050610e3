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
export function isMemberPage(pathname: string): boolean {
  return pathname.startsWith('/dashboard/') && codeOf(window.__reactRouterManifest, pathname) !== undefined
}

/**
 * Loads the code of a page before the navigation (NAV-23), so that a lost connection can be reported: React Router
 * would reload the document.
 * @returns `missing` also after 120 s; `gone` if the site has a newer build
 */
export async function fetchPageCode(pathname: string): Promise<'loaded' | 'removed' | 'missing'> {
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
