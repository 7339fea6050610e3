import { addresses } from '#addresses.ts'
import { findKept } from './offline-caches.ts'

/** Pages that are needed in a bad moment. */
const HELP: readonly string[] = [addresses.crisis, addresses.safetyPlan]

/** How long they wait for a slow network before the cached copy is shown. */
const HELP_WAITS_MS = 3_000

/**
 * Pages are network-first, so withdrawn content is never shown. Offline: the cached page, else the offline page.
 */
export async function openPage(event: FetchEvent): Promise<Response> {
  const path = pathOf(event.request.url)
  const fresh = fromNetwork(event)
  try {
    if (!HELP.includes(path)) return await fresh
    return await Promise.race([fresh, keptAfter(HELP_WAITS_MS, path)])
  } catch {
    return (await findKept(path)) ?? (await findKept(addresses.offline)) ?? Response.error()
  }
}

async function fromNetwork({ preloadResponse, request }: FetchEvent): Promise<Response> {
  const answer: Response | undefined = await preloadResponse
  return answer ?? fetch(request)
}

/** Resolves with the cached page after the delay; never settles where there is none. */
function keptAfter(milliseconds: number, path: string) {
  return new Promise<Response>((resolve) => {
    setTimeout(async () => {
      const kept = await findKept(path)
      if (kept) resolve(kept)
    }, milliseconds)
  })
}

/** Build files are cache-first: their names contain a hash of their content. */
export async function openFile(request: Request): Promise<Response> {
  return (await findKept(new URL(request.url).pathname)) ?? fetch(request)
}

/** Cached addresses are matched in any case, with or without a trailing slash. */
function pathOf(url: string) {
  return new URL(url).pathname.toLowerCase().replace(/(.)\/$/, '$1')
}
