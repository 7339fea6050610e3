/** Cacheable by the server's HTML cache; browsers revalidate. */
const CACHED = 'public, max-age=0, must-revalidate'
const NOT_STORED = 'no-store'

interface Answer {
  method: string
  url: string
  status: number
  /** Part of the content is missing. */
  isPartial: boolean
}

/** Returns the `cache-control` of a document page. Only complete pages without visitor data are cacheable. */
export function cacheRule({ method, url, status, isPartial }: Answer) {
  const isRead = method === 'GET' || method === 'HEAD'
  const isSearch = new URL(url).searchParams.has('q') || new URL(url).searchParams.has('help')
  return isRead && status === 200 && !isPartial && !isSearch ? CACHED : NOT_STORED
}
