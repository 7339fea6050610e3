const PAGES = [
  { path: /^\/$/, parameters: [] },
  { path: /^\/(?:crisis|offline|safety-plan)$/, parameters: [] },
  { path: /^\/(?:journals|blogs|awareness-campaigns|community)$/, parameters: [] },
  { path: /^\/community\/[a-z0-9]{8,40}$/, parameters: [] },
  { path: /^\/campaigns$/, parameters: ['from', 'page'] },
  { path: /^\/single-campaign\/[a-z0-9]{8,40}$/, parameters: [] },
  { path: /^\/blog-grid$/, parameters: ['category', 'from', 'page', 'tag'] },
  { path: /^\/get-started2?$/, parameters: [] },
  { path: /^\/(?:service-details|programs|download-app|photo-gallery|assessments)$/, parameters: [] },
  { path: /^\/(?:depression|anxiety|perceived-stress|phq-9|gad-7)-assessment$/, parameters: [] },
  { path: /^\/(?:about|faq|contact)$/, parameters: [] },
  { path: /^\/team$/, parameters: ['about', 'age', 'language'] },
  // Sign-in pages are the same for everyone, and stay available under load.
  { path: /^\/dashboard\/(?:login|OTP)$/, parameters: [] },
  { path: /^\/(?:privacy|terms|accessibility|ai|parents)$/, parameters: [] },
  { path: /^\/(?:seminars|arts-video|arts-audio)$/, parameters: [] },
  { path: /^\/single-blog\/[a-z0-9]{8,40}$/, parameters: [] },
] as const

/** Values of `from`: pages that pass themselves on to a list (NC-06). */
const ORIGINS: readonly string[] = ['/journals', '/awareness-campaigns']

/** The same limit as in the lists. */
const LONGEST_NAME = 100

/** Normalizes a parameter; undefined: the page is the one without it. */
const VALUES: Readonly<Record<string, (value: string) => string | undefined>> = {
  page: (value) => (/^[1-9]\d{0,5}$/.test(value) && value !== '1' ? value : undefined),
  from: (value) => (ORIGINS.includes(value) ? value : undefined),
  category: (value) => value.trim().slice(0, LONGEST_NAME) || undefined,
  tag: (value) => value.trim().slice(0, LONGEST_NAME) || undefined,
  about: (value) => value.trim().slice(0, LONGEST_NAME) || undefined,
  language: (value) => value.trim().slice(0, LONGEST_NAME) || undefined,
  age: (value) => (value === 'adult' || value === 'child' ? value : undefined),
}

/** A search, the page after one for help, and a link by title are answered to one visitor and not cached. */
const NOT_CACHED: readonly string[] = ['q', 'help', 'title']

/** The refresh cookie, with and without its prefix on https. */
const SESSION_COOKIE = /(?:^|;\s*)(?:__Host-)?refresh=/

/** The longest accepted address (security row 27). */
const LONGEST_ADDRESS = 2_048

/**
 * Returns the cache key of a request, or undefined where the page isn't cacheable. The key is the address with the
 * parameters that the page reads, normalized and in a fixed order. Other parameters (`utm_source`, `fbclid`, made-up
 * ones) don't change the page and aren't part of the key.
 */
export function cacheablePage(request: {
  method?: string | undefined
  url?: string | undefined
  headers: { cookie?: string | undefined }
}): string | undefined {
  const { method, url = '/', headers } = request
  if ((method !== 'GET' && method !== 'HEAD') || url.length > LONGEST_ADDRESS) return undefined
  const queryAt = url.indexOf('?')
  const path = queryAt < 0 ? url : url.slice(0, queryAt)
  // The crisis page is cached for everyone, signed in or not.
  if (path !== '/crisis' && headers.cookie && SESSION_COOKIE.test(headers.cookie)) return undefined
  const page = PAGES.find((candidate) => candidate.path.test(path))
  if (!page) return undefined
  if (queryAt < 0 || page.parameters.length === 0) return path
  const query = new URLSearchParams(url.slice(queryAt))
  if (
    path === '/blog-grid' &&
    NOT_CACHED.some((name) => query.has(name) && (name === 'help' || query.get(name)?.trim()))
  )
    return undefined
  const known = new URLSearchParams()
  for (const name of page.parameters) {
    const value = VALUES[name]?.(query.get(name) ?? '')
    if (value !== undefined) known.set(name, value)
  }
  return known.size > 0 ? `${path}?${known}` : path
}
