/** May be stored by the HTML cache of the server process; browsers always ask again. */
const CACHED = 'public, max-age=0, must-revalidate'
const NOT_STORED = 'no-store'

interface Answer {
  method: string
  url: string
  status: number
  /** Part of the content could not be read. */
  isPartial: boolean
}

/** Cache header of a document page: only a whole page that is the same for everyone is kept. */
export function cacheRule({ method, url, status, isPartial }: Answer) {
  const isRead = method === 'GET' || method === 'HEAD'
  const isSearch = new URL(url).searchParams.has('q')
  return isRead && status === 200 && !isPartial && !isSearch ? CACHED : NOT_STORED
}
