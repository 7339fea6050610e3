import { addresses } from '#addresses.ts'
import { findKept } from './kept.ts'

/** On a line that hardly answers, help does not wait longer. */
const HELP_WAITS_MS = 3_000

/**
 * A page comes from the network, so that nobody reads what was withdrawn. Without one: the page as it was kept, or
 * what can be done without a network.
 */
export async function openPage(event: FetchEvent): Promise<Response> {
  const path = pathOf(event.request.url)
  const fresh = fromNetwork(event)
  try {
    if (path !== addresses.crisis) return await fresh
    return await Promise.race([fresh, keptAfter(HELP_WAITS_MS, path)])
  } catch {
    return (await findKept(path)) ?? (await findKept(addresses.offline)) ?? Response.error()
  }
}

async function fromNetwork({ preloadResponse, request }: FetchEvent): Promise<Response> {
  const answer: Response | undefined = await preloadResponse
  return answer ?? fetch(request)
}

/** Never settles where nothing is kept. */
function keptAfter(milliseconds: number, path: string) {
  return new Promise<Response>((resolve) => {
    setTimeout(async () => {
      const kept = await findKept(path)
      if (kept) resolve(kept)
    }, milliseconds)
  })
}

/** Files of the build never change under their name. */
export async function openFile(request: Request): Promise<Response> {
  return (await findKept(new URL(request.url).pathname)) ?? fetch(request)
}

/** Addresses are found in any case, with or without a stroke at the end. */
function pathOf(url: string) {
  return new URL(url).pathname.toLowerCase().replace(/(.)\/$/, '$1')
}
