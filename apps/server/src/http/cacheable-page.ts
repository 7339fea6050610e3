const PAGES = [
  { path: /^\/$/, parameters: [] },
  { path: /^\/(?:crisis|offline)$/, parameters: [] },
  { path: /^\/(?:journals|blogs|awareness-campaigns|community)$/, parameters: [] },
  { path: /^\/community\/[a-z0-9]{8,40}$/, parameters: [] },
  { path: /^\/campaigns$/, parameters: ['page', 'from'] },
  { path: /^\/single-campaign\/[a-z0-9]{8,40}$/, parameters: [] },
  { path: /^\/blog-grid$/, parameters: ['page', 'category', 'tag', 'from'] },
  { path: /^\/get-started2?$/, parameters: [] },
  { path: /^\/(?:service-details|programs|download-app|photo-gallery|assessments)$/, parameters: [] },
  { path: /^\/(?:depression|anxiety|perceived-stress)-assessment$/, parameters: [] },
  { path: /^\/(?:about|team|faq|contact)$/, parameters: [] },
  { path: /^\/(?:privacy|terms|accessibility)$/, parameters: [] },
  { path: /^\/(?:seminars|arts-video|arts-audio)$/, parameters: [] },
  { path: /^\/single-blog\/[a-z0-9]{8,40}$/, parameters: [] },
] as const

/** What `from` may say: the pages that pass themselves on to a list (NC-06). */
const ORIGINS: readonly unknown[] = ['/journals', '/awareness-campaigns']

/** The name of the refresh cookie, with and without the prefix that it has on https. */
const SESSION_COOKIE = /(?:^|;\s*)(?:__Host-)?refresh=/

const LONGEST = 200

/**
 * The key under which a page may be kept, or undefined where it may not: only listed addresses with listed
 * parameters count, in one order, so that nobody can fill the memory with addresses of their own making.
 */
export function cacheablePage(request: {
  method?: string | undefined
  url?: string | undefined
  headers: { cookie?: string | undefined }
}): string | undefined {
  const { method, url = '/', headers } = request
  if ((method !== 'GET' && method !== 'HEAD') || url.length > LONGEST) return undefined
  if (headers.cookie && SESSION_COOKIE.test(headers.cookie)) return undefined
  const queryAt = url.indexOf('?')
  const path = queryAt < 0 ? url : url.slice(0, queryAt)
  const page = PAGES.find((candidate) => candidate.path.test(path))
  if (!page) return undefined
  if (queryAt < 0) return path
  const query = new URLSearchParams(url.slice(queryAt))
  const known: readonly string[] = page.parameters
  for (const name of query.keys())
    if (!known.includes(name) || query.getAll(name).length > 1) return undefined
  if (query.has('from') && !ORIGINS.includes(query.get('from'))) return undefined
  query.sort()
  return query.size > 0 ? `${path}?${query}` : path
}
