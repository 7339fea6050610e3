const PAGES = [
  { path: /^\/$/, parameters: [] },
  { path: /^\/(?:crisis|offline)$/, parameters: [] },
  { path: /^\/(?:journals|blogs|awareness-campaigns|community)$/, parameters: [] },
  { path: /^\/community\/[a-z0-9]{8,40}$/, parameters: [] },
  { path: /^\/campaigns$/, parameters: ['from', 'page'] },
  { path: /^\/single-campaign\/[a-z0-9]{8,40}$/, parameters: [] },
  { path: /^\/blog-grid$/, parameters: ['category', 'from', 'page', 'tag'] },
  { path: /^\/get-started2?$/, parameters: [] },
  { path: /^\/(?:service-details|programs|download-app|photo-gallery|assessments)$/, parameters: [] },
  { path: /^\/(?:depression|anxiety|perceived-stress)-assessment$/, parameters: [] },
  { path: /^\/(?:about|team|faq|contact)$/, parameters: [] },
  // The way to the dashboard says nothing of anybody. Whoever else keeps the server busy, it is there.
  { path: /^\/dashboard\/(?:login|OTP)$/, parameters: [] },
  { path: /^\/(?:privacy|terms|accessibility)$/, parameters: [] },
  { path: /^\/(?:seminars|arts-video|arts-audio)$/, parameters: [] },
  { path: /^\/single-blog\/[a-z0-9]{8,40}$/, parameters: [] },
] as const

/** What `from` may say: the pages that pass themselves on to a list (NC-06). */
const ORIGINS: readonly string[] = ['/journals', '/awareness-campaigns']

/** As the lists read it. */
const LONGEST_NAME = 100

/** What a page makes of the value of a parameter; undefined: the page is the one without it. */
const VALUES: Readonly<Record<string, (value: string) => string | undefined>> = {
  page: (value) => (/^[1-9]\d{0,5}$/.test(value) && value !== '1' ? value : undefined),
  from: (value) => (ORIGINS.includes(value) ? value : undefined),
  category: (value) => value.trim().slice(0, LONGEST_NAME) || undefined,
  tag: (value) => value.trim().slice(0, LONGEST_NAME) || undefined,
}

/** The parameter of a search: what it finds is made for one visitor and is not kept. */
const SEARCH = 'q'

/** The name of the refresh cookie, with and without the prefix that it has on https. */
const SESSION_COOKIE = /(?:^|;\s*)(?:__Host-)?refresh=/

/** The longest address that is looked at (security row 27). */
const LONGEST_ADDRESS = 2_048

/**
 * The key under which a page may be kept, or undefined where it may not: only listed addresses count. It is an
 * address of the page itself, with what the page reads of its parameters, in one order. Everything else in the
 * query (`utm_source`, `fbclid`, whatever a stranger makes up) says nothing to the page and is no part of the key.
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
  // Nobody waits for the way to help, whoever they are.
  if (path !== '/crisis' && headers.cookie && SESSION_COOKIE.test(headers.cookie)) return undefined
  const page = PAGES.find((candidate) => candidate.path.test(path))
  if (!page) return undefined
  if (queryAt < 0 || page.parameters.length === 0) return path
  const query = new URLSearchParams(url.slice(queryAt))
  if (path === '/blog-grid' && query.get(SEARCH)?.trim()) return undefined
  const known = new URLSearchParams()
  for (const name of page.parameters) {
    const value = VALUES[name]?.(query.get(name) ?? '')
    if (value !== undefined) known.set(name, value)
  }
  return known.size > 0 ? `${path}?${known}` : path
}
