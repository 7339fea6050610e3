/** LIM-24 */
const LIMIT_MS = 120_000

interface Manifest {
  routes: Record<string, { path?: string; module: string } | undefined>
}

/** The address of the code of a page, if it is one of the dashboard's. React Router's manifest knows it. */
export function codeOf({ routes }: Manifest, pathname: string): string | undefined {
  return Object.values(routes).find((route) => route?.path === pathname)?.module
}

/** Whether this address is a page of the dashboard, which opens without leaving it. */
export function isMemberPage(pathname: string): boolean {
  return pathname.startsWith('/dashboard/') && codeOf(window.__reactRouterManifest, pathname) !== undefined
}

/**
 * Fetches the code of a page ahead of going there (NAV-23): so a lost connection is answered with words, where React
 * Router itself would load the whole page again.
 * @returns whether it came within 120 s; `gone`: the site has another build by now
 */
export async function fetchPageCode(pathname: string): Promise<'loaded' | 'gone' | 'missing'> {
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
  return answer?.status === 404 ? 'gone' : 'missing'
}

declare global {
  interface Window {
    __reactRouterManifest: Manifest
  }
}
